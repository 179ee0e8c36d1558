import { duplicates } from './audit-jobs.ts';
import { recoveriesOf } from './audit-recovery.ts';
import { countedAttempts } from './bookings/audit-bookings.ts';
import {
  BOOKING_KINDS,
  CUSTODY_KINDS,
  type Attempt,
  type BookingKind,
  type CustodyKind,
} from './bookings/booking-facts.ts';
import { KILL_KINDS, WRITE_KINDS, type Facts, type WriteKind } from './facts.ts';

const SHOWN_PER_RULE = 5;
const LONGEST_MESSAGE = 300;

function writeLine(facts: Facts, kind: WriteKind): string {
  const writes = facts.writes.filter((write) => write.kind === kind);
  const acknowledged = writes.filter((write) => write.acknowledged).length;
  const again = writes.reduce((sum, write) => sum + Math.max(0, write.attempts - 1), 0);
  const replays = writes.reduce((sum, write) => sum + write.replays.length, 0);
  const unanswered = writes.length - acknowledged;
  return `  ${kind.padEnd(15)} ${acknowledged} acknowledged, ${unanswered} never, ${again} sent again, ${replays} replays`;
}

const outcomeLine = (name: string, attempts: readonly Pick<Attempt, 'outcome' | 'code'>[]): string => {
  const of = (outcome: string) => attempts.filter((attempt) => attempt.outcome === outcome).length;
  const codes = Map.groupBy(
    attempts.filter(({ code }) => code !== undefined),
    ({ code }) => code,
  );
  const refusals = [...codes].map(([code, ofCode]) => `${code} × ${ofCode.length}`).join(', ');
  return `  ${name.padEnd(15)} ${of('acknowledged')} acknowledged, ${of('unanswered')} never${refusals && `, ${refusals}`}`;
};

const bookingLine = ({ bookings }: Facts, kind: BookingKind): string =>
  outcomeLine(
    kind,
    bookings.attempts.filter((attempt) => attempt.kind === kind),
  );

const custodyLine = ({ bookings }: Facts, kind: CustodyKind): string =>
  outcomeLine(
    kind,
    bookings.custodyAttempts.filter((attempt) => attempt.kind === kind),
  );

/** Human-readable totals. */
export function summaryOf(facts: Facts): string[] {
  const { stored, outbox, live } = facts;
  const kills = KILL_KINDS.map((kind) => `${kind} ${facts.kills.filter((kill) => kill.kind === kind).length}`);
  const measured = recoveriesOf(facts.kills);
  const recoveries = KILL_KINDS.flatMap((kind) => {
    const { medianMs, worstMs } = measured[kind] ?? {};
    return medianMs === undefined || worstMs === undefined
      ? []
      : [`${kind} ${Math.round(medianMs)} ms, at worst ${Math.round(worstMs)} ms`];
  });
  const seconds = facts.lastedMs / 1000;
  const attempts = countedAttempts(facts).length;
  const answers = Object.entries(facts.answers).map(([outcome, count]) => `${outcome} × ${count}`);
  const committed = Object.values(stored.jobsCommitted).reduce((sum, count) => sum + count, 0);
  const through = live.bursts.map((burst) => burst.throughAgainMs ?? Infinity);
  const arrived = live.bursts.reduce((sum, burst) => sum + burst.received.length, 0);
  const sent = live.bursts.reduce((sum, burst) => sum + burst.sent.length, 0);
  const troubles = Map.groupBy(facts.troubles, ({ vendor, mode }) => `${vendor} ${mode}`);
  const troubled = [...troubles].map(([name, ones]) => `${name} × ${ones.reduce((sum, { calls }) => sum + calls, 0)}`);
  return [
    `kills: ${kills.join(', ')}`,
    `vendor calls that failed: ${troubled.join(', ')}`,
    'writes:',
    ...WRITE_KINDS.map((kind) => writeLine(facts, kind)),
    `attempts with appointments: ${attempts} in ${Math.round(seconds)} s, ${(attempts / Math.max(1, seconds)).toFixed(1)} per second`,
    ...BOOKING_KINDS.map((kind) => bookingLine(facts, kind)),
    `appointments: ${facts.bookings.stored.appointments.length} stored, ${facts.bookings.stored.moves.length} moves, ${facts.bookings.stored.occupants.length} rows in ${facts.bookings.calendars.length} calendars`,
    'changes of custody:',
    ...CUSTODY_KINDS.map((kind) => custodyLine(facts, kind)),
    `answers seen: ${answers.join(', ')}`,
    `stored: ${stored.logEvents.length} log events, ${stored.uploadSlots.length} upload slots, ${stored.codes.length} codes`,
    `jobs: ${committed} committed, ${stored.jobsLeft.length} left`,
    `texts: ${outbox.texts.length} (${duplicates(outbox.texts)} more than once), mails: ${outbox.mails.length} (${duplicates(outbox.mails)} more than once)`,
    `rolled back on purpose: ${facts.rolledBack.length}`,
    `live: ${arrived} of ${sent} numbered messages in ${live.bursts.length} bursts, first message again after at most ${Math.max(0, ...through)} ms`,
    `median recovery after restart: ${recoveries.join('; ')}`,
  ];
}

/** Something that must not happen and did; each kind of storm has rules of its own. */
interface Finding {
  readonly rule: string;
  readonly message: string;
}

/** The first few findings of each rule, because one cause may have thousands. */
function reasonsOf(findings: readonly Finding[]): string[] {
  return [...Map.groupBy(findings, (finding) => finding.rule)].flatMap(([rule, ofRule]) => [
    ...ofRule.slice(0, SHOWN_PER_RULE).map((finding) => `  ${rule}: ${finding.message.slice(0, LONGEST_MESSAGE)}`),
    ...(ofRule.length > SHOWN_PER_RULE ? [`  ${rule}: and ${ofRule.length - SHOWN_PER_RULE} more`] : []),
  ]);
}

interface Verdict {
  readonly lines: readonly string[];
  readonly isFine: boolean;
}

const isShort = ({ rule }: Finding) => rule === 'coverage';

/** CI repeats lines that begin like this at its end. */
const inconclusive = (findings: readonly Finding[]): string =>
  `inconclusive: nothing was broken, but too little was tried: ${findings.map(({ message }) => message).join('; ')}`;

/**
 * Red is what was broken. Where nothing was, but too little was tried, the storm has shown nothing, and says so: that
 * depends on the machine, not on the tree. A negative control is fine when it breaks the rule expected of it.
 */
export function verdictOf(findings: readonly Finding[], expectRed: string | undefined): Verdict {
  if (expectRed === undefined) {
    if (findings.length === 0) return { lines: ['storm: passed'], isFine: true };
    if (!findings.every(isShort)) return { lines: ['storm: FAILED', ...reasonsOf(findings)], isFine: false };
    return { lines: [...reasonsOf(findings), inconclusive(findings).slice(0, LONGEST_MESSAGE)], isFine: true };
  }
  const isFine = findings.some((finding) => finding.rule === expectRed);
  const verdict = isFine ? 'control: red as it should be' : `control: NOT RED, nothing broke the rule "${expectRed}"`;
  return { lines: [...reasonsOf(findings), verdict], isFine };
}
