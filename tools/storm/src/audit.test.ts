import { expect, it } from 'vitest';

import { buildFacts, buildKill, buildWrite } from '../testing/build-facts.ts';
import { audit, auditCoverage } from './audit.ts';
import { KILL_KINDS, TROUBLED_VENDORS, TROUBLES, WRITE_KINDS, type Facts } from './facts.ts';

/** One kill of each, ten writes of each kind with a replay, and no faults. */
function goodStorm(): Facts {
  const answer = { status: 204, body: '' };
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
  const writes = WRITE_KINDS.flatMap((kind) =>
    numbers.map((value) => {
      const subject = kind === 'preferences' ? 'amy' : `${kind}-${value}`;
      return buildWrite({ kind, subject, value, acknowledged: answer, replays: [answer] });
    }),
  );
  const subjects = (kind: string) => writes.filter((write) => write.kind === kind).map((write) => write.subject);
  return buildFacts({
    writes,
    kills: KILL_KINDS.map((kind) => buildKill({ kind, target: kind, atMs: 0, backAtMs: 1 })),
    troubles: TROUBLED_VENDORS.flatMap((vendor) => TROUBLES.map((mode) => ({ vendor, mode, calls: 3 }))),
    rolledBack: numbers.map((number) => ({ marker: `m${number}`, phone: `+1${number}`, wasWhole: true })),
    live: {
      ownPrefix: 'u.amy.',
      foreignSubscriptions: [{ subject: 'u.ben.>', answer: 'Permissions Violation' }],
      subjectsSeen: ['u.amy.storm'],
      bursts: [{ occasion: 'burst 1', throughAgainMs: 1, sent: [1], received: [1] }],
      told: [{ target: 'api 0', arrived: true }],
    },
    stored: {
      logEvents: subjects('log event'),
      uploadSlots: subjects('upload slot').map((filename) => ({ filename, id: filename })),
      preferences: [{ accountId: 'amy', value: 10 }],
      codes: subjects('sign-up code').map((phone) => ({ phone, id: phone })),
      jobsCommitted: { 'accounts.text-phone-code': 10, 'accounts.send-password-reset': 10 },
      jobMarkers: [],
      jobsLeft: [],
    },
    outbox: { texts: subjects('sign-up code'), mails: subjects('password reset') },
  });
}

it('finds nothing in a faultless storm', () => {
  expect(audit(goodStorm(), { kills: 1, recoveryLimitMs: 5_000 })).toEqual([]);
});

it('rejects a storm in which nothing happened', () => {
  const complaints = auditCoverage(buildFacts(), 1).map((finding) => finding.message);
  expect(complaints).toContain('only 0 kills of postgres, 1 are needed');
  expect(complaints).toContain('only 0 acknowledged writes of kind log event, 10 are needed');
  expect(complaints).toContain('only 0 transactions rolled back whole, 10 are needed');
  expect(complaints).toContain('only 0 calls of mail with drop, 1 are needed');
  expect(complaints).toContain('only 0 bursts to the browser, 1 are needed');
});

it('requires the requested number of kills', () => {
  expect(audit(goodStorm(), { kills: 2, recoveryLimitMs: 5_000 }).map((finding) => finding.message)).toEqual([
    'only 1 kills of api, 2 are needed',
    'only 1 kills of postgres, 2 are needed',
    'only 1 kills of nats, 2 are needed',
    'only 1 bursts to the browser, 2 are needed',
  ]);
});

it('includes the findings of every audit', () => {
  const facts = goodStorm();
  const lost = { ...facts.stored, logEvents: [], uploadSlots: [], codes: [], preferences: [], jobMarkers: ['m1'] };
  const jobsLeft = [{ task: 'any', attempts: 1, lockedBy: null, lastError: null }];
  const broken = buildFacts({
    ...facts,
    writes: [
      ...facts.writes,
      buildWrite({
        kind: 'log event',
        subject: 'again',
        replays: [{ status: 500, body: '' }],
        refused: { status: 401, body: '' },
      }),
    ],
    kills: facts.kills.map((kill) => ({ ...kill, answeredAtMs: { 'api 0': undefined } })),
    ownExits: [{ target: 'api 0', atMs: 0, how: 'code 1', lastWords: '' }],
    live: { ...facts.live, subjectsSeen: ['u.ben.storm'] },
    stored: { ...lost, jobsLeft, jobsCommitted: { 'accounts.send-password-reset': 99 } },
  });
  const rules = new Set(audit(broken, { kills: 9, recoveryLimitMs: 5_000 }).map((finding) => finding.rule));
  expect([...rules].sort()).toEqual(
    [
      'coverage',
      'jobs',
      'live',
      'lost',
      'recovery',
      'refused',
      'replay',
      'rolled back',
      'api survival',
      'twice',
    ].sort(),
  );
});
