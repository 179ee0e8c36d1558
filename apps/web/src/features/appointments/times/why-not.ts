import type { CallAnswer } from '@tailgate/contract';
import type { APPOINTMENTS } from '../appointments-query.ts';

type Days = CallAnswer<`GET ${typeof APPOINTMENTS}/:id/:month/:year/available-days`>['days'];
export type WhyNot = NonNullable<Days[number]['whyNot']>;

type Words = Readonly<Record<WhyNot, { readonly short: string; readonly long: string }>>;

/** Why a day has no free time: in the calendar, and for screen readers and tooltips. */
export const WHY_NOT: Words = {
  past: { short: '', long: 'in the past' },
  not_working: { short: 'Closed', long: 'no working hours' },
  time_off: { short: 'Off', long: 'time off' },
  zone_not_served: { short: 'Zone', long: 'the address is outside that day’s work zones' },
  no_van: { short: '', long: 'not available' },
  too_long: { short: 'Long', long: 'longer than your working hours' },
  fully_booked: { short: 'Full', long: 'fully booked' },
};

/** The same to whose calendar it is. */
export const OWN_WHY_NOT: Words = { ...WHY_NOT, no_van: { short: 'No van', long: 'you have no van that day' } };
