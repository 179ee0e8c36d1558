import type { Finding } from './audit.ts';
import { WRITE_KINDS, type Facts, type Stored, type Write, type WriteKind } from './facts.ts';
import { MAX_ATTEMPTS } from './idempotent-write.ts';

/** How often each subject is stored, for kinds that insert a row. */
function storedTimes(stored: Stored): Partial<Record<WriteKind, Map<string, number>>> {
  return {
    'log event': countOf(stored.logEvents),
    'upload slot': countOf(stored.uploadSlots.map((slot) => slot.filename)),
    'sign-up code': countOf(stored.codes.map((code) => code.phone)),
  };
}

export function countOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** An acknowledged write is stored exactly once, an unacknowledged one at most once. */
export function auditRows({ writes, stored }: Pick<Facts, 'writes' | 'stored'>): Finding[] {
  const times = storedTimes(stored);
  return writes.flatMap((write): Finding[] => {
    const counts = times[write.kind];
    if (!counts) return [];
    const count = counts.get(write.subject) ?? 0;
    const name = `${write.kind} ${write.subject} (key ${write.key})`;
    if (write.acknowledged && count === 0)
      return [{ rule: 'lost', message: `${name} was acknowledged and is not stored` }];
    return count > 1 ? [{ rule: 'twice', message: `${name} is stored ${count} times` }] : [];
  });
}

/** The id in the response must belong to a stored row: otherwise a rolled back effect was acknowledged. */
export function auditAnsweredIds({ writes, stored }: Pick<Facts, 'writes' | 'stored'>): Finding[] {
  const ids = new Set([...stored.uploadSlots, ...stored.codes].map((row) => row.id));
  return writes.flatMap((write): Finding[] => {
    const answered = answeredId(write);
    if (answered === undefined || ids.has(answered)) return [];
    return [
      { rule: 'lost', message: `${write.kind} ${write.subject} was answered as ${answered}, which is not stored` },
    ];
  });
}

function answeredId(write: Write): string | undefined {
  if (write.acknowledged?.status !== 200) return undefined;
  const body = JSON.parse(write.acknowledged.body) as { id?: string; sessionId?: string };
  return write.kind === 'upload slot' ? body.id : write.kind === 'sign-up code' ? body.sessionId : undefined;
}

/** With one writer per account, the stored value is the last acknowledged one or a later one without a response. */
export function auditPreferences({ writes, stored }: Pick<Facts, 'writes' | 'stored'>): Finding[] {
  const byAccount = Map.groupBy(
    writes.filter((write) => write.kind === 'preferences'),
    (write) => write.subject,
  );
  return [...byAccount].flatMap(([account, ofAccount]): Finding[] => {
    const found = stored.preferences.find((row) => row.accountId === account)?.value ?? 0;
    const acknowledged = Math.max(
      0,
      ...ofAccount.filter((write) => write.acknowledged).map((write) => write.value ?? 0),
    );
    const tried = Math.max(0, ...ofAccount.map((write) => write.value ?? 0));
    const name = `preferences of ${account}`;
    if (found < acknowledged) {
      return [{ rule: 'lost', message: `${name}: ${acknowledged} was acknowledged, ${found} is stored` }];
    }
    return found > tried
      ? [{ rule: 'twice', message: `${name}: ${found} is stored, ${tried} was the last tried` }]
      : [];
  });
}

export function auditReplays({ writes }: Pick<Facts, 'writes'>): Finding[] {
  return writes.flatMap((write) =>
    write.replays
      .filter(({ status, body }) => status !== write.acknowledged?.status || body !== write.acknowledged.body)
      .map(({ status, body }): Finding => {
        const first = write.acknowledged ? `${write.acknowledged.status} ${write.acknowledged.body}` : 'nothing';
        return { rule: 'replay', message: `${write.kind} ${write.key} answered ${first}, and again ${status} ${body}` };
      }),
  );
}

/** A kind that clients gave up on and that never succeeded: outages end, so it is broken, and not only tried too little. */
const auditGivenUp = ({ writes }: Pick<Facts, 'writes'>): Finding[] =>
  WRITE_KINDS.flatMap((kind): Finding[] => {
    const ofKind = writes.filter((write) => write.kind === kind);
    const isBroken =
      ofKind.some(({ attempts }) => attempts >= MAX_ATTEMPTS) && ofKind.every(({ acknowledged }) => !acknowledged);
    return isBroken ? [{ rule: 'refused', message: `no write of kind ${kind} was ever acknowledged` }] : [];
  });

/** All requests are valid, and outages are answered with 503, so any other error is a bug. */
export function auditRefusals({ writes, answers }: Pick<Facts, 'writes' | 'answers'>): Finding[] {
  const unexpected = answers['500'] ?? 0;
  const refusals = writes.flatMap(({ kind, key, refused }): Finding[] =>
    refused ? [{ rule: 'refused', message: `${kind} ${key} was refused with ${refused.status} ${refused.body}` }] : [],
  );
  if (unexpected > 0)
    refusals.push({ rule: 'refused', message: `${unexpected} responses were 500, which an outage does not explain` });
  return [...refusals, ...auditGivenUp({ writes })];
}
