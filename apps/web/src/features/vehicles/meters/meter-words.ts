import { METER_UNITS, type Meter } from '@tailgate/contract/facts';
import { showDate } from '@tailgate/values/date-text';
import { localDateAt, localMinutesAt, showMinutes } from '@tailgate/values/local-time';
import { timeInWords } from '#ui/words/time-of-day.ts';
import type { Vehicle } from '../vehicles-query.ts';

export type MeterReading = Vehicle['meters'][number];

export const METER_NAMES: Readonly<Record<Meter, string>> = { odometer: 'Odometer', generator: 'Generator' };

/** '45,640 mi', '1,318.4 h' */
export const valueInWords = (value: number, meter: Meter): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${METER_UNITS[meter]}`;

/** In the time zone of the van: 'today, 9:12 AM', 'Jun 3, 2026, 9:12 AM'. */
export const momentInWords = (instant: string, timeZone: string, now: Date): string => {
  const at = new Date(instant);
  const date = localDateAt(at, timeZone);
  const day = date === localDateAt(now, timeZone) ? 'today' : showDate(date);
  return `${day}, ${timeInWords(showMinutes(localMinutesAt(at, timeZone)))}`;
};

export const lastReadingOf = ({ meters }: Vehicle, meter: Meter): MeterReading | undefined =>
  meters.find((reading) => reading.meter === meter);
