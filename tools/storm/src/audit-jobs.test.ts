import { describe, expect, it } from 'vitest';

import { buildFacts, buildWrite, withoutAnswer } from '../testing/build-facts.ts';
import {
  auditJobCounts,
  auditMessages,
  auditQueue,
  auditRolledBack,
  auditUnaskedTexts,
  CODE_TASK,
  duplicates,
  RESET_TASK,
} from './audit-jobs.ts';
import type { Finding } from './audit.ts';
import type { Stored } from './facts.ts';

const PHONE = '+13252000001';
const rules = (findings: readonly Finding[]) => findings.map((finding) => finding.rule);
const storedAs = (part: Partial<Stored>): Stored => ({ ...buildFacts().stored, ...part });

const code = buildWrite({ kind: 'sign-up code', subject: PHONE });
const reset = buildWrite({ kind: 'password reset', subject: 'amy@storm.test' });

describe('messages', () => {
  it('arrive at least once for every acknowledged request', () => {
    const outbox = { texts: [PHONE, PHONE], mails: ['amy@storm.test'] };
    expect(auditMessages({ writes: [code, reset], outbox })).toEqual([]);
    expect(duplicates(outbox.texts)).toBe(1);
  });

  it('are reported if missing', () => {
    const outbox = { texts: ['+13252000002'], mails: [] };
    expect(rules(auditMessages({ writes: [code, reset], outbox }))).toEqual(['jobs', 'jobs']);
  });

  it('need not arrive for unacknowledged requests', () => {
    const writes = [withoutAnswer(code), withoutAnswer(reset)];
    expect(auditMessages({ writes, outbox: { texts: [], mails: [] } })).toEqual([]);
  });
});

describe('jobs', () => {
  const codes = [{ phone: PHONE, id: '1' }];

  it.each<[string, number, number, string[]]>([
    ['one for each fact', 1, 1, []],
    ['a code without its job', 0, 1, ['jobs']],
    ['a code with two jobs', 2, 1, ['jobs']],
    ['a reset without its job', 1, 0, ['jobs']],
    ['a reset with two jobs', 1, 2, ['twice']],
  ])('%s', (_name, codeJobs, resetJobs, expected) => {
    const stored = storedAs({ codes, jobsCommitted: { [CODE_TASK]: codeJobs, [RESET_TASK]: resetJobs } });
    expect(rules(auditJobCounts({ writes: [code, reset], stored }))).toEqual(expected);
  });

  it('may exist for an unacknowledged reset', () => {
    const stored = storedAs({ jobsCommitted: { [RESET_TASK]: 1 } });
    expect(auditJobCounts({ writes: [withoutAnswer(reset)], stored })).toEqual([]);
  });

  it('left in the queue are reported by their state', () => {
    const locked = { task: CODE_TASK, attempts: 1, lockedBy: 'pool-1', lastError: null };
    const waiting = { task: CODE_TASK, attempts: 3, lockedBy: null, lastError: 'no answer' };
    expect(auditQueue({ stored: storedAs({ jobsLeft: [locked, locked, waiting] }) })).toEqual([
      { rule: 'jobs', message: `left in the queue: 2 × ${CODE_TASK} is still locked by a worker` },
      { rule: 'jobs', message: `left in the queue: 1 × ${CODE_TASK} waits for a retry after "no answer"` },
    ]);
    expect(auditQueue({ stored: storedAs({}) })).toEqual([]);
  });
});

describe('a rolled back transaction', () => {
  const rolledBack = [{ marker: 'storm-rolled-back-1', phone: '+18062000001', wasWhole: true }];
  const nothing = { stored: storedAs({}), outbox: { texts: [], mails: [] } };

  it('leaves no trace', () => {
    expect(auditRolledBack({ rolledBack, ...nothing })).toEqual([]);
  });

  it.each<[string, Partial<Stored>, string[]]>([
    ['a row', { logEvents: ['storm-rolled-back-1'] }, []],
    ['a job', { jobMarkers: ['storm-rolled-back-1'] }, []],
    ['a text', {}, ['+18062000001']],
  ])('is detected by %s', (_name, part, texts) => {
    const findings = auditRolledBack({ rolledBack, stored: storedAs(part), outbox: { texts, mails: [] } });
    expect(rules(findings)).toEqual(['rolled back']);
  });

  it('is detected by a text without a stored request', () => {
    const stored = storedAs({ codes: [{ phone: PHONE, id: '1' }] });
    const outbox = { texts: [PHONE, '+13252000009', '+13252000009'], mails: [] };
    expect(auditUnaskedTexts(buildFacts({ rolledBack, stored, outbox }))).toEqual([
      { rule: 'rolled back', message: 'a text went to +13252000009, for whom no code is stored' },
    ]);
  });
});
