import { MINUTES_PER_DAY, wallMinuteOf, type ZoneOffsets } from '@tailgate/slots';
import { addDays, type LocalDate } from '@tailgate/values';

/** How long a coat usually lasts, for customers who came once. */
const USUAL_CYCLE_DAYS = 42;
/** Who comes less often than twice a year is invited sooner. */
const LONGEST_CYCLE_DAYS = 180;
const PROPOSED = 3;

interface Habit {
  readonly lastSeen: LocalDate | null;
  readonly cycleDays: number | null;
}

/** The day on which a customer is due; today where that is past, and for those who were never seen. */
export const dueOn = ({ lastSeen, cycleDays }: Habit, today: LocalDate): LocalDate => {
  if (lastSeen === null) return today;
  const due = addDays(lastSeen, Math.min(LONGEST_CYCLE_DAYS, cycleDays ?? USUAL_CYCLE_DAYS));
  return due < today ? today : due;
};

interface Wish {
  readonly day: number;
  /** Of that day, in the groomer's zone. */
  readonly minute: number;
}

/** Of free starts: the days closest to the wished one, each with its start closest to the wished time. */
export const closestStarts = (starts: readonly number[], wish: Wish, zone: ZoneOffsets): number[] => {
  const byDay = new Map<number, number>();
  const minuteOf = (start: number) => wallMinuteOf(zone, start) % MINUTES_PER_DAY;
  const distance = (start: number) => Math.abs(minuteOf(start) - wish.minute);
  for (const start of starts) {
    const day = Math.floor(wallMinuteOf(zone, start) / MINUTES_PER_DAY);
    const best = byDay.get(day);
    if (best === undefined || distance(start) < distance(best)) byDay.set(day, start);
  }
  return [...byDay]
    .sort(([one], [other]) => Math.abs(one - wish.day) - Math.abs(other - wish.day) || one - other)
    .slice(0, PROPOSED)
    .map(([, start]) => start)
    .sort((one, other) => one - other);
};
