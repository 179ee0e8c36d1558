import type { Meter } from '@tailgate/contract';
import type { SeedReading } from '@tailgate/server/seeding';
import { addDays, instantOf } from '@tailgate/values';
import { demoId } from '../people/ids.ts';
import { driverAt, type Held } from './custody.ts';
import { randomOf, type DemoVan } from './demo-van.ts';

const DAYS_BACK = 364;
const WEEK = 7;
const DAY_MS = 86_400_000;
/** After work, in local minutes. */
const EVENING = 17 * 60;
/** How often a meter is read, and what it gains in between. */
const ROUTINES = {
  odometer: { everyDays: WEEK, gains: [200, 450] },
  generator: { everyDays: 30, gains: [34, 72] },
} as const;
/** Readings ago. */
const WRONG = 5;
const REPLACED = 4;
/** A digit too much in the thousands. */
const TYPO = 1000;
const FIRST_HOURS = 0.4;
const TENTHS = 10;

/** Miles on the day the van came. */
export const startingOdometerOf = (van: DemoVan): number =>
  van.story.state === 'retired' ? 148_210 : randomOf(van, 'starting').integer(6_000, 58_000);

/** The moments at which a meter of a van was read in the past year, the oldest first, each with how many came after. */
const momentsOf = (van: DemoVan, meter: Meter) => {
  const { everyDays } = ROUTINES[meter];
  const random = randomOf(van, `moments/${meter}`);
  const offset = random.integer(1, WEEK - 1);
  return Array.from({ length: Math.floor(DAYS_BACK / everyDays) }, (_, ago) => ({
    ago,
    at: instantOf(
      addDays(van.today, -offset - ago * everyDays),
      EVENING + random.integer(0, 90),
      van.site.metro.timeZone,
    ),
  }))
    .filter(({ at }) => at > van.addedAt && (van.endedAt === null || at < van.endedAt))
    .toReversed();
};

/** What a meter showed before its first reading of the year. */
const valueBefore = (van: DemoVan, meter: Meter, first: Date): number => {
  const random = randomOf(van, `before/${meter}`);
  if (meter === 'generator') return random.integer(300, 2200);
  const weeks = Math.floor((first.getTime() - van.addedAt.getTime()) / DAY_MS / WEEK);
  return startingOdometerOf(van) + weeks * random.integer(250, 340);
};

const idOf = (van: DemoVan, meter: Meter, ...which: string[]) =>
  demoId(van.site.slug, 'meter-reading', van.id, meter, ...which);

const routineReadings = (van: DemoVan, meter: Meter, held: readonly Held[]): SeedReading[] => {
  const moments = momentsOf(van, meter);
  const [least, most] = ROUTINES[meter].gains;
  const random = randomOf(van, `gains/${meter}`);
  let value = valueBefore(van, meter, moments[0]?.at ?? van.addedAt);
  return moments.map(({ ago, at }) => {
    const isNewMeter = meter === 'generator' && van.story.incident === 'new generator' && ago === REPLACED;
    const gain =
      meter === 'odometer' ? random.integer(least, most) : random.integer(least * TENTHS, most * TENTHS) / TENTHS;
    value = isNewMeter ? FIRST_HOURS : Math.round((value + gain) * TENTHS) / TENTHS;
    const driver = driverAt(held, van, at);
    return {
      id: idOf(van, meter, String(ago)),
      vehicleId: van.id,
      meter,
      value,
      readAt: at,
      source: driver ? 'driver' : 'owner',
      isNewMeter,
      takenBy: (driver ?? van.owner).id,
      correctsId: null,
      voidedAt: null,
      createdAt: at,
    };
  });
};

/** A reading that was typed wrong and corrected when the next one was below it. */
const withCorrection = (van: DemoVan, readings: readonly SeedReading[]): SeedReading[] => {
  const at = readings.length - 1 - WRONG;
  const [right, next] = [readings[at], readings[at + 1]];
  if (!right || !next) return [...readings];
  const wrong = { ...right, id: idOf(van, right.meter, 'wrong'), value: right.value + TYPO, voidedAt: next.createdAt };
  return readings.toSpliced(at, 1, wrong, { ...right, correctsId: wrong.id, createdAt: next.createdAt });
};

/** A year of readings, or as long as the van is there, by whoever drives it then. */
export const readingsOf = (van: DemoVan, held: readonly Held[]): SeedReading[] => {
  const miles = routineReadings(van, 'odometer', held);
  const isCorrected = van.story.incident === 'corrected odometer';
  return [...(isCorrected ? withCorrection(van, miles) : miles), ...routineReadings(van, 'generator', held)];
};
