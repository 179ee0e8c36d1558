import type { CustodyReason } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { addDays, localDateAt } from '@tailgate/values/local-time';
import type { DayOff, PlanBody, Scheduled } from './board-query.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
}

/** A change that is not saved yet: days of a van for a groomer, or for nobody. */
export interface Draft {
  readonly id: string;
  readonly vehicleId: string;
  readonly driver: Person | null;
  readonly from: LocalDate;
  /** Null: until further notice. */
  readonly to: LocalDate | null;
  /** Only these days: who has the van otherwise has it again after them. */
  readonly temporary: boolean;
}

export interface PlannedDay {
  readonly date: LocalDate;
  readonly driver: Person | null;
  readonly reason: CustodyReason | null;
  readonly isUnsaved: boolean;
  /** What else the van is used for. */
  readonly block: string | null;
  readonly booked: number;
}

interface Stretch {
  readonly from: string;
  readonly to: string | null;
}
const covers = ({ from, to }: Stretch, date: string) => from <= date && (to === null || date <= to);

export const daysFrom = (from: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

const blockStretches = ({ vehicle: { timeZone }, blocks }: Scheduled) =>
  blocks.map(({ title, startsAt, endsAt }) => ({
    title,
    from: localDateAt(new Date(startsAt), timeZone),
    to: localDateAt(new Date(new Date(endsAt).getTime() - 1), timeZone),
  }));

/** A van day by day, as it will be once the drafts are saved. */
export const plannedDays = (item: Scheduled, drafts: readonly Draft[], days: readonly LocalDate[]): PlannedDay[] => {
  const blocks = blockStretches(item);
  const booked = new Map<string, number>(item.booked.map(({ date, count }) => [date, count]));
  return days.map((date) => {
    const held = item.held.findLast((stretch) => covers(stretch, date));
    const draft = drafts.findLast((one) => one.vehicleId === item.vehicle.id && covers(one, date));
    const kept = held && { ...held.driver, picture: held.driver.picture?.sizes.thumbnail ?? null };
    const driver = draft ? draft.driver : (kept ?? null);
    const reason = draft ? (draft.temporary ? 'temporary' : 'assignment') : (held?.reason ?? null);
    return {
      date,
      driver,
      reason: driver === null ? null : reason,
      isUnsaved: draft !== undefined && draft.driver?.id !== held?.driver.id,
      block: blocks.find((block) => covers(block, date))?.title ?? null,
      booked: booked.get(date) ?? 0,
    };
  });
};

export interface Run<Value> {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly days: number;
  readonly value: Value;
}

/** Days in a row of which the same is to be said; those of which nothing is are left out. */
export const runsOf = <Day extends { readonly date: LocalDate }, Value>(
  days: readonly Day[],
  valueOf: (day: Day) => Value | null,
  keyOf: (value: Value) => string,
): Run<Value>[] => {
  const runs: Run<Value>[] = [];
  for (const day of days) {
    const value = valueOf(day);
    if (value === null) continue;
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day.date && keyOf(last.value) === keyOf(value))
      runs[runs.length - 1] = { ...last, to: day.date, days: last.days + 1 };
    else runs.push({ from: day.date, to: day.date, days: 1, value });
  }
  return runs;
};

const isOpen = (day: PlannedDay, today: LocalDate) => day.driver === null && day.block === null && day.date >= today;

/** From today on: what has been without a driver cannot be mended. */
export const gapsOf = (days: readonly PlannedDay[], today: LocalDate): Run<true>[] =>
  runsOf(
    days,
    (day) => (isOpen(day, today) ? true : null),
    () => 'open',
  );

export const isOff = (daysOff: readonly DayOff[], driverId: string, date: LocalDate): boolean =>
  daysOff.some(({ driver, startDate, endDate }) => driver.id === driverId && startDate <= date && date <= endDate);

const TAKEN: Readonly<Partial<Record<CustodyReason, string>>> = { rental: 'Rented', trial: 'On trial' };

/** Why a day cannot be given to a groomer; null where it can. */
const whyTaken = ({ date, block, reason, driver }: PlannedDay, driverId: string, today: LocalDate): string | null => {
  if (date < today) return 'Passed';
  if (block !== null) return block;
  if (driver?.id === driverId) return 'Has it';
  return (reason && TAKEN[reason]) ?? null;
};

export interface DropDays {
  readonly tone: 'free' | 'taken';
  readonly label: string;
}

/** What a drop would do to each day, days in a row together. */
export const dropRuns = (days: readonly PlannedDay[], driverId: string, today: LocalDate): Run<DropDays>[] =>
  runsOf(
    days,
    (day): DropDays => {
      const why = whyTaken(day, driverId, today);
      return why === null ? { tone: 'free', label: 'Free' } : { tone: 'taken', label: why };
    },
    ({ label }) => label,
  );

/** The days between two cells of a row; of a single open day the whole gap from it on. */
export const daysOver = (
  days: readonly PlannedDay[],
  { anchor, date, today }: { readonly anchor: LocalDate; readonly date: LocalDate; readonly today: LocalDate },
): PlannedDay[] => {
  const [from, to] = anchor < date ? [anchor, date] : [date, anchor];
  const gap = from === to ? gapsOf(days, today).find((run) => covers(run, from)) : undefined;
  return days.filter((day) => day.date >= from && day.date <= (gap?.to ?? to));
};

export interface BoardCall {
  readonly vehicleId: string;
  readonly draftIds: readonly string[];
  readonly what:
    | { readonly kind: 'plan'; readonly body: PlanBody }
    | { readonly kind: 'lend'; readonly days: readonly { readonly date: LocalDate; readonly driverId: string }[] };
}

const datesOf = ({ from, to }: Draft): LocalDate[] => {
  const dates: LocalDate[] = [];
  for (let date = from; to !== null && date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
};

const callOf = (drafts: readonly Draft[], [first]: readonly Draft[]): BoardCall['what'] => {
  if (first?.to === null)
    return {
      kind: 'plan',
      body: { type: 'full_time', serviceProviderId: first.driver?.id ?? null, from: first.from, until: null },
    };
  const days = drafts.flatMap((draft) => datesOf(draft).map((date) => ({ date, driverId: draft.driver?.id ?? null })));
  const lent = days.flatMap(({ date, driverId }) => (driverId === null ? [] : [{ date, driverId }]));
  if (first?.temporary === true && lent.length === days.length) return { kind: 'lend', days: lent };
  return {
    kind: 'plan',
    body: {
      type: 'calendar',
      calendarAssignations: days.map(({ date, driverId }) => ({ date, serviceProviderId: driverId })),
    },
  };
};

const kindOf = ({ to, temporary, driver }: Draft) =>
  to === null ? 'open' : temporary && driver !== null ? 'lend' : 'days';

/** The fewest calls that carry the drafts out in their order, van by van. */
export const callsOf = (drafts: readonly Draft[]): BoardCall[] => {
  const groups: Draft[][] = [];
  for (const ofVan of Map.groupBy(drafts, ({ vehicleId }) => vehicleId).values())
    for (const [index, draft] of ofVan.entries()) {
      const before = ofVan[index - 1];
      const last = groups.at(-1);
      const goesOn = before !== undefined && kindOf(before) === kindOf(draft) && kindOf(draft) !== 'open';
      if (goesOn && last) last.push(draft);
      else groups.push([draft]);
    }
  return groups.map((group) => ({
    vehicleId: group[0]?.vehicleId ?? '',
    draftIds: group.map(({ id }) => id),
    what: callOf(group, group),
  }));
};

/** Who is told: whoever gets days, and whoever has them no longer. */
export const toldBy = (items: readonly Scheduled[], drafts: readonly Draft[], days: readonly LocalDate[]): number => {
  const told = new Set(drafts.flatMap(({ driver }) => driver?.id ?? []));
  for (const item of items) {
    const before = plannedDays(item, [], days);
    plannedDays(item, drafts, days).forEach(({ isUnsaved }, index) => {
      const lost = before[index]?.driver?.id;
      if (isUnsaved && lost !== undefined) told.add(lost);
    });
  }
  return told.size;
};
