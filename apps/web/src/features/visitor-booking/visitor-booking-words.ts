import { centsOf, showMoney } from '@tailgate/values/money';
import {
  type CalendarHabits,
  localStartOf,
  startInWords,
  dateOfSlot,
  timeOfSlot,
} from '#features/appointments/index.ts';
import type { ChosenTime, OrderedPet, StoredCard } from './visitor-booking-query.ts';

/** Visitors have no preferences yet: the clock and the week of the United States. */
export const HABITS: CalendarHabits = { clock: '12', firstDayOfWeek: 1 };

/** `Sat, Jun 13, 9:00 AM`, of a slot with its local time. */
export const slotInWords = (start: string): string => startInWords(dateOfSlot(start), timeOfSlot(start), HABITS.clock);

/** The same of an instant, as the clock of the groomer shows it. */
export const instantInWords = (instant: string, timeZone: string): string => {
  const { date, time } = localStartOf(instant, timeZone);
  return startInWords(date, time, HABITS.clock);
};

type Cancelable = Pick<ChosenTime, 'cancelFreeUntil' | 'cancelFee' | 'timeZone' | 'currency' | 'provider'>;

/** What canceling costs before and after its moment, for a `Deadline`. A request that nobody accepted is always free. */
export const cancelDeadline = (
  { cancelFreeUntil, cancelFee, timeZone, currency, provider }: Cancelable,
  { isAccepted = false }: { readonly isAccepted?: boolean } = {},
): { readonly at: string; readonly before: string; readonly over: string } => {
  const name = provider.displayName;
  const costs =
    cancelFee > 0 ? `Canceling costs ${showMoney(centsOf(cancelFee), currency)}` : `${name} decides about canceling`;
  return {
    at: cancelFreeUntil,
    before: `Free to cancel until ${instantInWords(cancelFreeUntil, timeZone)}`,
    over: isAccepted ? costs : `${costs} once ${name} accepts`,
  };
};

/** What follows after the moment. */
export const lateCancelWords = ({ cancelFee, currency, provider }: Cancelable): string =>
  cancelFee > 0
    ? `After that, canceling costs ${showMoney(centsOf(cancelFee), currency)}.`
    : `After that, ${provider.displayName} answers a request to cancel.`;

/** `Biscuit`, `Biscuit and Mochi`, `Biscuit, Mochi and Rex` */
export const namesInWords = (names: readonly string[]): string => {
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
};

/** `9:41` */
export const secondsInWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** `Goldendoodle · 62 lb` */
export const petFacts = ({ breed, weight, petType }: OrderedPet): string =>
  [breed?.name ?? petType.name, weight === null ? null : `${weight} lb`].filter((fact) => fact !== null).join(' · ');

/** `Visa ending 4242` */
export const cardInWords = ({ brand, lastFour }: Pick<StoredCard, 'brand' | 'lastFour'>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending ${lastFour}`;
