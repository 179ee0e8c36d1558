import { expect, it } from 'vitest';

import { buildFacts } from '../testing/build-facts.ts';
import { auditLive } from './audit-live.ts';
import type { Burst, LiveFacts } from './facts.ts';

const burst: Burst = { occasion: 'burst 1', throughAgainMs: 200, sent: [1, 2, 3], received: [1, 2, 3] };
const fine: LiveFacts = {
  ownPrefix: 'u.amy.',
  foreignSubscriptions: [{ subject: 'u.ben.>', answer: 'Permissions Violation for Subscription to "u.ben.>"' }],
  subjectsSeen: ['u.amy.storm'],
  bursts: [burst],
  told: [{ target: 'api 0', arrived: true }],
};

it.each<[string, Partial<LiveFacts>, RegExp | undefined]>([
  ['everything arrived', {}, undefined],
  ['a message is missing', { bursts: [{ ...burst, received: [1, 3] }] }, /sent 1 2 3, received 1 3/],
  ['a message came twice', { bursts: [{ ...burst, received: [1, 2, 2, 3] }] }, /received 1 2 2 3/],
  ['the order is wrong', { bursts: [{ ...burst, received: [1, 3, 2] }] }, /received 1 3 2/],
  [
    'no further message arrived',
    { bursts: [{ ...burst, throughAgainMs: undefined, received: [] }] },
    /received no further/,
  ],
  ['a foreign message was received', { subjectsSeen: ['u.amy.storm', 'u.ben.storm'] }, /received u\.ben\.storm/],
  [
    'a foreign subscription was accepted',
    { foreignSubscriptions: [{ subject: 'u.ben.>', answer: 'nothing' }] },
    /u\.ben/,
  ],
  ['an API process publishes without effect', { told: [{ target: 'api 1', arrived: false }] }, /published by api 1/],
])('%s', (_name, part, message) => {
  const findings = auditLive({ live: { ...buildFacts().live, ...fine, ...part } });
  expect(findings).toEqual(message ? [{ rule: 'live', message: expect.stringMatching(message) as string }] : []);
});
