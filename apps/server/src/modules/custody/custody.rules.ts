import type { CustodyReason, VanUse, VisitChoice } from '@tailgate/contract';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { Failure } from '../../platform/failure.ts';
import type { HeldVisit, Span } from '../scheduling/index.ts';

/** Days of the van, both included; without an end where `to` is null. */
interface DaysOfVan {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

export interface CustodyChange {
  /** Null: nobody. */
  readonly holderId: string | null;
  /** Rentals and trials begin and end at their hour, everything else at midnight. */
  readonly during: DaysOfVan | Span;
  readonly reason: CustodyReason;
  /** The rental or the trial. */
  readonly subjectId: string | null;
}

export interface VisitToChoose {
  /** The appointment. */
  readonly visitId: string;
  readonly choice: VisitChoice;
}

/** Whoever says 'now' has looked at the clock a moment ago. */
const MOMENT_MS = 60_000;

const notBefore = (now: Date, start: Date): Date => {
  if (start.getTime() < now.getTime() - MOMENT_MS) throw new Failure('custody_in_the_past');
  return start < now ? now : start;
};

export const requireLength = ({ start, end }: Span): void => {
  if (end !== null && end <= start)
    throw new Failure('validation_failed', { errors: { end: 'is not after the start' } });
};

/** The instants of a change. What begins today begins now; what would have begun before is refused. */
export const spanOf = (during: CustodyChange['during'], timeZone: string, now: Date): Span => {
  const span = instantsOf(during, timeZone, now);
  requireLength(span);
  return span;
};

const instantsOf = (during: CustodyChange['during'], timeZone: string, now: Date): Span => {
  if (!('from' in during)) return { start: notBefore(now, during.start), end: during.end };
  const { from, to } = during;
  const start = from === localDateAt(now, timeZone) ? now : notBefore(now, instantOf(from, 0, timeZone));
  return { start, end: to === null ? null : instantOf(addDays(to, 1), 0, timeZone) };
};

const isBefore = (one: Date | null, other: Date | null): boolean => one !== null && (other === null || one < other);

/** What is left of a span without another. */
export const without = (span: Span, other: Span): Span[] => {
  const overlaps = (span.end === null || other.start < span.end) && (other.end === null || span.start < other.end);
  if (!overlaps) return [span];
  return [
    ...(span.start < other.start ? [{ start: span.start, end: other.start }] : []),
    ...(other.end !== null && isBefore(other.end, span.end) ? [{ start: other.end, end: span.end }] : []),
  ];
};

/** A span that holds all of these. */
export const around = (spans: readonly Span[]): Span => ({
  start: new Date(Math.min(...spans.map(({ start }) => start.getTime()))),
  end: spans.some(({ end }) => end === null)
    ? null
    : new Date(Math.max(...spans.map(({ end }) => end?.getTime() ?? 0))),
});

export interface VisitBeforeAndAfter {
  readonly before: HeldVisit;
  readonly after: HeldVisit;
}

/** What becomes of the visits of those whose van changes. */
export interface ChangedVisits {
  /** Would be without a van. */
  readonly lost: readonly HeldVisit[];
  /** Would be in another van. */
  readonly other: readonly HeldVisit[];
  /** Are in another van, or have it for another time, whatever anybody chooses. */
  readonly moved: readonly VisitBeforeAndAfter[];
  readonly endedHolds: readonly VisitBeforeAndAfter[];
}

/** Work under way that took no van goes on without one. */
const needsNone = ({ before }: VisitBeforeAndAfter, now: Date): boolean =>
  before.vehicleId === null && before.since !== null && before.start <= now;

export const changedVisits = (visits: readonly VisitBeforeAndAfter[], now: Date): ChangedVisits => {
  const isChanged = ({ before, after }: VisitBeforeAndAfter) =>
    before.vehicleId !== after.vehicleId || before.since?.getTime() !== after.since?.getTime();
  const changed = visits.filter((visit) => isChanged(visit) && !(visit.after.since === null && needsNone(visit, now)));
  const withoutVan = changed.filter(({ after }) => after.since === null);
  const isVisit = ({ after }: VisitBeforeAndAfter) => after.kind === 'appointment';
  const isOther = ({ before, after }: VisitBeforeAndAfter) =>
    before.vehicleId !== null && after.vehicleId !== null && before.vehicleId !== after.vehicleId;
  return {
    lost: withoutVan.filter(isVisit).map(({ after }) => after),
    other: changed.filter((visit) => isVisit(visit) && isOther(visit)).map(({ after }) => after),
    moved: changed.filter(({ after }) => after.since !== null),
    endedHolds: withoutVan.filter((visit) => !isVisit(visit)),
  };
};

/** An appointment, also for a time that it asks for. */
export const visitIdOf = ({ id, subjectId }: Pick<HeldVisit, 'id' | 'subjectId'>): string => subjectId ?? id;

export const vanUseOf = (visit: HeldVisit, choices: readonly VisitChoice[]): VanUse => ({
  id: visitIdOf(visit),
  kind: visit.kind,
  start: visit.start.toISOString(),
  end: visit.end.toISOString(),
  holderId: visit.holderId,
  choices,
});
