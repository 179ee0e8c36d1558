import { testNow, type Random } from '@tailgate/kit';

/** Few days, so that most attempts meet another one. */
const FIRST_DAY = 3;
const DAYS = 5;
const OPENS = 8 * 60;
const CLOSES = 17 * 60;
const STEP = 5;
const [SHORTEST, LONGEST] = [30, 180];
/** Austin in winter; the exact hour does not matter. */
const OFFSET_MINUTES = 6 * 60;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface ChosenTime {
  readonly start: Date;
  readonly end: Date;
  readonly minutes: number;
  /** As the groomer types it. */
  readonly date: string;
  readonly time: string;
}

const pad = (number: number) => String(number).padStart(2, '0');

const midnightOf = (day: number): number =>
  Math.floor((testNow().getTime() - OFFSET_MINUTES * MINUTE_MS) / DAY_MS) * DAY_MS + day * DAY_MS;

/** A time within the hours of the storm's days, of unequal length. */
export function chooseTime(random: Random): ChosenTime {
  const minutes = random.integer(SHORTEST / STEP, LONGEST / STEP) * STEP;
  const day = FIRST_DAY + random.integer(0, DAYS - 1);
  const at = random.integer(OPENS / STEP, (CLOSES - minutes) / STEP) * STEP;
  const midnight = midnightOf(day);
  const start = new Date(midnight + (at + OFFSET_MINUTES) * MINUTE_MS);
  return {
    start,
    end: new Date(start.getTime() + minutes * MINUTE_MS),
    minutes,
    date: new Date(midnight).toISOString().slice(0, 10),
    time: `${pad(Math.floor(at / 60))}:${pad(at % 60)}`,
  };
}

/** The storm's days, and one after them on which nobody has visits. */
export const stormDays = (): string[] =>
  Array.from({ length: DAYS + 1 }, (_, index) => new Date(midnightOf(FIRST_DAY + index)).toISOString().slice(0, 10));

export const noonOf = (day: string): string =>
  new Date(Date.parse(day) + (12 * 60 + OFFSET_MINUTES) * MINUTE_MS).toISOString();
