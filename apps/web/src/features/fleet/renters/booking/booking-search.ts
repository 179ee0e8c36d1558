import { parseLocalDate, type LocalDate, type Weekday } from '@tailgate/values/local-time';

/** Everything that a reload must keep is in the address. */
export interface BookingSearch {
  readonly renter?: string;
  readonly van?: string;
  /** The days in which a van is looked for, and between which a weekly plan runs. */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  /** Single days, with commas between them. */
  readonly days?: string;
  /** The weekdays of a weekly plan: `246`. */
  readonly on?: string;
  /** Days of a weekly plan that are left out. */
  readonly skip?: string;
}

const text = (given: unknown): string | undefined => (typeof given === 'string' && given !== '' ? given : undefined);
const date = (given: unknown): LocalDate | undefined => parseLocalDate(text(given) ?? '');
const isWeekday = (digit: string): boolean => /^[1-7]$/.test(digit);

export const daysOf = (given: string | undefined): readonly LocalDate[] =>
  [...new Set((given ?? '').split(','))].flatMap((word) => parseLocalDate(word) ?? []).toSorted();

export const weekdaysOf = (given: string | undefined): readonly Weekday[] =>
  [...new Set(given ?? '')].filter(isWeekday).map((digit) => Number(digit) as Weekday);

/** Keeps what is well-formed; anything else is as if it were not there. */
export const readBookingSearch = (given: Readonly<Record<string, unknown>>): BookingSearch => {
  const [renter, van, on] = [text(given['renter']), text(given['van']), text(given['on'])];
  const [from, to] = [date(given['from']), date(given['to'])];
  const [days, skip] = [daysOf(text(given['days'])).join(), daysOf(text(given['skip'])).join()];
  return {
    ...(renter !== undefined && { renter }),
    ...(van !== undefined && { van }),
    ...(from && { from }),
    ...(to && { to }),
    ...(days !== '' && { days }),
    ...(on !== undefined && { on: weekdaysOf(on).join('') }),
    ...(skip !== '' && { skip }),
  };
};
