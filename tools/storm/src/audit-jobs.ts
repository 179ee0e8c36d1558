import { countOf } from './audit-writes.ts';
import type { Finding } from './audit.ts';
import type { Facts, WriteKind } from './facts.ts';

export const CODE_TASK = 'accounts.text-phone-code';
export const RESET_TASK = 'accounts.send-password-reset';

function acknowledgedSubjects(facts: Pick<Facts, 'writes'>, kind: WriteKind): string[] {
  return facts.writes.filter((write) => write.kind === kind && write.acknowledged).map((write) => write.subject);
}

/** Every acknowledged request has a message. Jobs run at least once, so duplicates are allowed. */
export function auditMessages(facts: Pick<Facts, 'writes' | 'outbox'>): Finding[] {
  const texts = new Set(facts.outbox.texts);
  const mails = new Set(facts.outbox.mails);
  const missingTexts = acknowledgedSubjects(facts, 'sign-up code').filter((phone) => !texts.has(phone));
  const missingMails = acknowledgedSubjects(facts, 'password reset').filter((address) => !mails.has(address));
  return [
    ...missingTexts.map((phone): Finding => ({
      rule: 'jobs',
      message: `no text to ${phone}, whose code request was acknowledged`,
    })),
    ...missingMails.map((address): Finding => ({
      rule: 'jobs',
      message: `no mail to ${address}, whose reset was acknowledged`,
    })),
  ];
}

/** A job is committed with the row that causes it: one per stored code and one per accepted reset. */
export function auditJobCounts({ writes, stored }: Pick<Facts, 'writes' | 'stored'>): Finding[] {
  const findings: Finding[] = [];
  const codeJobs = stored.jobsCommitted[CODE_TASK] ?? 0;
  if (codeJobs !== stored.codes.length) {
    findings.push({
      rule: 'jobs',
      message: `${stored.codes.length} codes are stored, but ${codeJobs} jobs were committed to text them`,
    });
  }
  const resets = writes.filter((write) => write.kind === 'password reset');
  const acknowledged = resets.filter((write) => write.acknowledged).length;
  const resetJobs = stored.jobsCommitted[RESET_TASK] ?? 0;
  if (resetJobs < acknowledged) {
    findings.push({
      rule: 'jobs',
      message: `${acknowledged} resets were acknowledged, but ${resetJobs} jobs were committed`,
    });
  }
  if (resetJobs > resets.length) {
    findings.push({
      rule: 'twice',
      message: `${resets.length} resets were requested, but ${resetJobs} jobs were committed`,
    });
  }
  return findings;
}

export function auditQueue({ stored }: Pick<Facts, 'stored'>): Finding[] {
  const byFate = Map.groupBy(stored.jobsLeft, ({ task, lockedBy, lastError }) => {
    const fate = lockedBy === null ? 'waits for a retry' : 'is still locked by a worker';
    return `${task} ${fate}${lastError === null ? '' : ` after "${lastError}"`}`;
  });
  return [...byFate].map(([fate, jobs]): Finding => ({
    rule: 'jobs',
    message: `left in the queue: ${jobs.length} × ${fate}`,
  }));
}

/** A rolled back transaction leaves no row, no job and no message. */
export function auditRolledBack({
  rolledBack,
  stored,
  outbox,
}: Pick<Facts, 'rolledBack' | 'stored' | 'outbox'>): Finding[] {
  const rows = new Set(stored.logEvents);
  const jobs = new Set(stored.jobMarkers);
  const texts = new Set(outbox.texts);
  return rolledBack.flatMap(({ marker, phone }): Finding[] => [
    ...(rows.has(marker)
      ? [{ rule: 'rolled back', message: `row ${marker} was rolled back and is stored` } as const]
      : []),
    ...(jobs.has(marker)
      ? [{ rule: 'rolled back', message: `the job of ${marker} was rolled back and was committed` } as const]
      : []),
    ...(texts.has(phone)
      ? [{ rule: 'rolled back', message: `the job of ${marker} was rolled back and ran` } as const]
      : []),
  ]);
}

/** A text without a stored request comes from a rolled back transaction. */
export function auditUnaskedTexts({
  rolledBack,
  stored,
  outbox,
  bookings,
}: Pick<Facts, 'rolledBack' | 'stored' | 'outbox' | 'bookings'>): Finding[] {
  const known = new Set([
    ...stored.codes.map((code) => code.phone),
    ...rolledBack.map((one) => one.phone),
    // Who hears of appointments has an audit of its own.
    ...Object.values(bookings.phones),
  ]);
  return [...new Set(outbox.texts)]
    .filter((phone) => !known.has(phone))
    .map((phone): Finding => ({ rule: 'rolled back', message: `a text went to ${phone}, for whom no code is stored` }));
}

/** Messages beyond the first to the same recipient: allowed, but reported. */
export function duplicates(recipients: readonly string[]): number {
  return recipients.length - countOf(recipients).size;
}
