import { MAX_METER_VALUE, METER_UNITS, type Meter } from '@tailgate/contract/facts';
import {
  instantOf,
  localDateAt,
  localMinutesAt,
  parseMinutes,
  showMinutes,
  type LocalDate,
} from '@tailgate/values/local-time';
import type { UploadedImage } from '#shell/files/upload-file.ts';
import type { MeterReading } from './meter-words.ts';

export interface ReadingValues {
  value: number | null;
  date: string | null;
  time: string | null;
  photo: UploadedImage | null;
}

/** Why a refused reading is right all the same. */
export type Excuse = 'corrects' | 'isNewMeter' | null;

export const newReading = (now: Date, timeZone: string): ReadingValues => ({
  value: null,
  date: localDateAt(now, timeZone),
  time: showMinutes(localMinutesAt(now, timeZone)),
  photo: null,
});

export const rulesFor = (meter: Meter) => ({
  value: (value: number | null) => {
    if (value === null) return 'Enter what the meter shows';
    return value > MAX_METER_VALUE
      ? `Enter ${MAX_METER_VALUE.toLocaleString('en-US')} ${METER_UNITS[meter]} at most`
      : null;
  },
  date: (date: string | null) => (date === null ? 'Enter the date' : null),
  time: (time: string | null) => (time === null ? 'Enter the time' : null),
});

/** When it was read, as typed; undefined while that cannot be read. */
export const momentOf = ({ date, time }: ReadingValues, timeZone: string): Date | undefined => {
  const minutes = time === null ? undefined : parseMinutes(time);
  return date === null || minutes === undefined ? undefined : instantOf(date as LocalDate, minutes, timeZone);
};

/** An excuse is offered only where the last reading is what speaks against this one. */
export const canBeExcused = (at: Date | undefined, last: MeterReading | undefined, now: Date): boolean =>
  at !== undefined && at <= now && (last === undefined || showsLater(at, last));

/** The field has no seconds. */
const showsLater = (at: Date, { readAt }: MeterReading): boolean => at.getTime() + 60_000 > Date.parse(readAt);

interface Given {
  readonly meter: Meter;
  readonly initial: ReadingValues;
  readonly timeZone: string;
  readonly excuse: Excuse;
  readonly last: MeterReading | undefined;
}

/**
 * The moment is left to the server's clock unless somebody typed one. A correction says its own moment: left out, it
 * would take that of the reading it corrects.
 */
export const bodyOf = (values: ReadingValues, { meter, initial, timeZone, excuse, last }: Given) => {
  const isTyped = values.date !== initial.date || values.time !== initial.time;
  const at = isTyped || excuse === 'corrects' ? momentOf(values, timeZone) : undefined;
  return {
    meter,
    value: values.value ?? 0,
    ...(at && { readAt: at.toISOString() }),
    ...(values.photo && { photo: values.photo.id }),
    ...(excuse === 'corrects' && last && { corrects: last.id }),
    ...(excuse === 'isNewMeter' && { isNewMeter: true }),
  };
};
