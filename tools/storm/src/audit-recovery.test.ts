import { describe, expect, it } from 'vitest';

import { buildKill } from '../testing/build-facts.ts';
import { auditRecoveries, auditSurvival, recoveriesOf, recoveryMs } from './audit-recovery.ts';

const postgres = buildKill({
  target: 'postgres',
  atMs: 1_000,
  backAtMs: 2_000,
  answeredAtMs: { 'api 0': 2_300, 'api 1': 6_900 },
});

describe('a recovery', () => {
  it('is measured from the restart of the killed process', () => {
    expect(recoveryMs(postgres, 'api 0', [postgres])).toBe(300);
    expect(recoveryMs(postgres, 'api 1', [postgres])).toBe(4_900);
  });

  it('excludes the downtime of the responding process itself', () => {
    const api = buildKill({
      kind: 'api',
      target: 'api 1',
      atMs: 1_500,
      backAtMs: 6_500,
      answeredAtMs: { 'api 1': 6_800 },
    });
    expect(recoveryMs(postgres, 'api 1', [postgres, api])).toBe(400);
    expect(recoveryMs(api, 'api 1', [postgres, api])).toBe(300);
  });

  it('excludes repeated database downtime', () => {
    const api = buildKill({ kind: 'api', target: 'api 0', atMs: 0, backAtMs: 900, answeredAtMs: { 'api 0': 9_000 } });
    const again = buildKill({ target: 'postgres', atMs: 5_000, backAtMs: 8_900 });
    const whole = buildKill({ target: 'postgres', atMs: 890, backAtMs: 5_000 });
    expect(recoveryMs(api, 'api 0', [api, again, whole])).toBe(100);
  });

  it('includes downtime of everything the response does not need', () => {
    const nats = buildKill({ kind: 'nats', target: 'nats 0', atMs: 1_500, backAtMs: 6_500 });
    const other = buildKill({ kind: 'api', target: 'api 0', atMs: 1_500, backAtMs: 6_500 });
    expect(recoveryMs(postgres, 'api 1', [postgres, nats, other])).toBe(4_900);
  });

  it('excludes everything after the response', () => {
    const later = buildKill({ target: 'postgres', atMs: 7_000, backAtMs: 8_000 });
    expect(recoveryMs(postgres, 'api 1', [postgres, later])).toBe(4_900);
  });
});

describe('recoveries', () => {
  it('within the limit pass, and the median and the worst are reported', () => {
    expect(auditRecoveries({ kills: [postgres] }, 5_000)).toEqual([]);
    expect(recoveriesOf([postgres])).toEqual({
      postgres: { medianMs: 300, worstMs: 4_900 },
      api: undefined,
      nats: undefined,
      worker: undefined,
    });
  });

  it.each([
    [
      'late',
      buildKill({ target: 'postgres', atMs: 0, backAtMs: 1_000, answeredAtMs: { 'api 0': 6_001 } }),
      /only after 5001 ms/,
    ],
    [
      'missing',
      buildKill({ target: 'postgres', atMs: 0, backAtMs: 1_000, answeredAtMs: { 'api 0': undefined } }),
      /never answered/,
    ],
    ['impossible', buildKill({ target: 'postgres', atMs: 0 }), /never came back/],
  ])('are reported when %s', (_name, kill, message) => {
    expect(auditRecoveries({ kills: [kill] }, 5_000)).toEqual([
      { rule: 'recovery', message: expect.stringMatching(message) as string },
    ]);
  });
});

it('reports a process that exited by itself', () => {
  const exit = { target: 'api 1', atMs: 3_210, how: 'code 1', lastWords: 'Error: Connection terminated unexpectedly' };
  expect(auditSurvival({ ownExits: [] })).toEqual([]);
  expect(auditSurvival({ ownExits: [{ ...exit, target: 'worker 0' }] })[0]?.rule).toBe('worker survival');
  expect(auditSurvival({ ownExits: [exit] })).toEqual([
    {
      rule: 'api survival',
      message: 'api 1 exited by itself at 3.2 s (code 1): Error: Connection terminated unexpectedly',
    },
  ]);
});
