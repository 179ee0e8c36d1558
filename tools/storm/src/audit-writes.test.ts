import { describe, expect, it } from 'vitest';

import { buildFacts, buildWrite, withoutAnswer } from '../testing/build-facts.ts';
import { auditAnsweredIds, auditPreferences, auditRefusals, auditReplays, auditRows } from './audit-writes.ts';
import type { Finding } from './audit.ts';
import type { Stored, Write } from './facts.ts';

const rules = (findings: readonly Finding[]) => findings.map((finding) => finding.rule);
const storedAs = (part: Partial<Stored>): Stored => ({ ...buildFacts().stored, ...part });

describe('rows', () => {
  const event = buildWrite({ kind: 'log event', subject: 'storm-1' });

  it.each<[string, Write, string[], string[]]>([
    ['acknowledged and stored once', event, ['storm-1'], []],
    ['acknowledged and lost', event, ['storm-2'], ['lost']],
    ['acknowledged and stored twice', event, ['storm-1', 'storm-1'], ['twice']],
    ['unanswered and absent', withoutAnswer(event), [], []],
    ['unanswered and stored', withoutAnswer(event), ['storm-1'], []],
    ['unanswered and stored twice', withoutAnswer(event), ['storm-1', 'storm-1'], ['twice']],
  ])('%s', (_name, write, logEvents, expected) => {
    expect(rules(auditRows({ writes: [write], stored: storedAs({ logEvents }) }))).toEqual(expected);
  });

  it('checks each kind in its table', () => {
    const writes = [
      buildWrite({ kind: 'upload slot', subject: 'a.png' }),
      buildWrite({ kind: 'sign-up code', subject: '+13252000001' }),
    ];
    const stored = storedAs({
      uploadSlots: [{ filename: 'a.png', id: '1' }],
      codes: [{ phone: '+13252000001', id: '2' }],
    });
    expect(auditRows({ writes, stored })).toEqual([]);
    expect(rules(auditRows({ writes, stored: storedAs({}) }))).toEqual(['lost', 'lost']);
  });
});

describe('ids in responses', () => {
  const slot = buildWrite({ kind: 'upload slot', subject: 'a.png', acknowledged: { status: 200, body: '{"id":"1"}' } });
  const code = buildWrite({
    kind: 'sign-up code',
    subject: '+13252000001',
    acknowledged: { status: 200, body: '{"sessionId":"2"}' },
  });

  it('are the ids of the rows', () => {
    const stored = storedAs({
      uploadSlots: [{ filename: 'a.png', id: '1' }],
      codes: [{ phone: '+13252000001', id: '2' }],
    });
    expect(auditAnsweredIds({ writes: [slot, code], stored })).toEqual([]);
  });

  it('must not belong to rolled back rows', () => {
    const stored = storedAs({
      uploadSlots: [{ filename: 'a.png', id: '8' }],
      codes: [{ phone: '+13252000001', id: '9' }],
    });
    expect(rules(auditAnsweredIds({ writes: [slot, code], stored }))).toEqual(['lost', 'lost']);
  });
});

describe('preferences', () => {
  const first = buildWrite({ kind: 'preferences', subject: 'amy', value: 1 });
  const second = buildWrite({ kind: 'preferences', subject: 'amy', value: 2 });
  const third = withoutAnswer(buildWrite({ kind: 'preferences', subject: 'amy', value: 3 }));

  it.each<[string, number, string[]]>([
    ['the last acknowledged is stored', 2, []],
    ['one tried later without an answer is stored', 3, []],
    ['an older one is stored', 1, ['lost']],
    ['a value is stored that no client wrote', 4, ['twice']],
  ])('%s', (_name, value, expected) => {
    const stored = storedAs({ preferences: [{ accountId: 'amy', value }] });
    expect(rules(auditPreferences({ writes: [first, second, third], stored }))).toEqual(expected);
  });

  it('reports an account without a row', () => {
    expect(rules(auditPreferences({ writes: [first], stored: storedAs({}) }))).toEqual(['lost']);
  });
});

describe('replays', () => {
  const answered = { status: 200, body: '{"id":"1"}' };

  it.each<[string, Write['replays'], string[]]>([
    ['the same answer', [answered, { ...answered }], []],
    ['another body', [answered, { status: 200, body: '{"id":"2"}' }], ['replay']],
    ['another status', [{ status: 204, body: '{"id":"1"}' }], ['replay']],
  ])('%s', (_name, replays, expected) => {
    const write = buildWrite({ kind: 'upload slot', subject: 'a.png', acknowledged: answered, replays });
    expect(rules(auditReplays({ writes: [write] }))).toEqual(expected);
  });
});

it('reports a valid request that was rejected', () => {
  const refused = buildWrite({ kind: 'log event', subject: 'storm-1', refused: { status: 401, body: '{}' } });
  const fine = buildWrite({ kind: 'log event', subject: 'storm-2' });
  expect(auditRefusals({ writes: [refused, fine], answers: { '401': 1, '503': 3 } })).toEqual([
    { rule: 'refused', message: 'log event key-of-storm-1 was refused with 401 {}' },
  ]);
});

it('reports a kind of request that clients gave up on and that never succeeded', () => {
  const givenUp = { ...withoutAnswer(buildWrite({ kind: 'upload slot', subject: 'a.png' })), attempts: 60 };
  const slow = withoutAnswer(buildWrite({ kind: 'log event', subject: 'storm-1' }));
  expect(auditRefusals({ writes: [givenUp, slow], answers: {} })).toEqual([
    { rule: 'refused', message: 'no write of kind upload slot was ever acknowledged' },
  ]);
  const fine = buildWrite({ kind: 'upload slot', subject: 'b.png' });
  expect(auditRefusals({ writes: [givenUp, fine], answers: {} })).toEqual([]);
});

it('reports unexpected errors, which are not outages', () => {
  expect(rules(auditRefusals({ writes: [], answers: { '500': 1 } }))).toEqual(['refused']);
});
