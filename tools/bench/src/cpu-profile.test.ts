import { describe, expect, it } from 'vitest';
import { selfTimes } from './cpu-profile.ts';

const frame = (id: number, functionName: string, url: string, lineNumber = 0) => ({
  id,
  callFrame: { functionName, url, lineNumber },
});

const profile = {
  startTime: 1_000,
  nodes: [
    frame(1, 'start', 'file:///srv/repository/apps/server/src/api.ts'),
    frame(2, '', 'file:///srv/repository/node_modules/pg/lib/client.js', 41),
    frame(3, 'handler', 'file:///srv/repository/apps/server/src/platform/http/pipeline.ts', 9),
    frame(4, '(idle)', ''),
  ],
  samples: [1, 2, 3, 2, 4],
  timeDeltas: [500, 300, 100, 300, 900],
};

describe('cpu profile', () => {
  it('computes shares of busy time within a window, without startup and idle time', () => {
    expect(selfTimes(profile, { fromMicros: 1_501, toMicros: 9_000 })).toEqual([
      { name: '(anonymous) pg/lib/client.js:42', share: 600 / 700 },
      { name: 'handler apps/server/src/platform/http/pipeline.ts:10', share: 100 / 700 },
    ]);
  });
});
