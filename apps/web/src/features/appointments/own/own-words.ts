import { addDays, daysBetween, localDateAt } from '@tailgate/values/local-time';
import { centsOf, showMoney } from '@tailgate/values/money';
import type { Tone } from '#ui/badges/badge-looks.ts';
import { deadlineAt } from '#ui/dates/deadline.tsx';
import { dayOf, priceRange, spanOf, timeOf } from '../appointment-words.ts';
import { shortDate } from '../calendar/calendar-days.ts';
import type { OwnAppointment } from './own-query.ts';

/** Pet owners have no settings for calendars: the country's habits. */
export const HABITS = { clock: '12', firstDayOfWeek: 1 } as const;
const { clock } = HABITS;

type Status = OwnAppointment['status'];

// A trade is between groomers: to the customer the appointment stays confirmed.
const LOOKS: Readonly<Record<Status, { readonly tone: Tone; readonly word: string }>> = {
  pending: { tone: 'pending', word: 'Requested' },
  accepted: { tone: 'accepted', word: 'Confirmed' },
  rejected: { tone: 'rejected', word: 'Declined' },
  unassigned: { tone: 'pending', word: 'Finding a groomer' },
  cancelled: { tone: 'cancelled', word: 'Canceled' },
  cancellation_request: { tone: 'cancelreq', word: 'Cancellation requested' },
  reschedule_request: { tone: 'reschedule', word: 'New time requested' },
  reschedule_request_ask: { tone: 'reschedule', word: 'New time proposed' },
  in_trade: { tone: 'accepted', word: 'Confirmed' },
  complete: { tone: 'complete', word: 'Completed' },
};

export const ownLook = ({ status, isNoShow }: Pick<OwnAppointment, 'status' | 'isNoShow'>) =>
  isNoShow ? ({ tone: 'noshow', word: 'No-show' } as const) : LOOKS[status];

interface Timed {
  readonly appointmentStart: string;
  readonly appointmentEnd: string;
  readonly timeZone: string;
}

/** `9:30 AM` */
export const timeWords = (instant: string, timeZone: string): string => timeOf(instant, timeZone, clock);

/** `Thu, Nov 19, 9:30 AM` */
export const momentOf = (instant: string, timeZone: string): string =>
  `${shortDate(dayOf(instant, timeZone))}, ${timeWords(instant, timeZone)}`;

/** `Thu, Nov 19` */
export const dayWords = ({ appointmentStart, timeZone }: Timed): string => shortDate(dayOf(appointmentStart, timeZone));

/** `9:30 – 11:00 AM` */
export const spanWords = (appointment: Timed): string => spanOf(appointment, appointment.timeZone, clock);

/** `Today`, `Tomorrow`, `In 3 days` */
export const howSoon = ({ appointmentStart, timeZone }: Timed, now: Date): string => {
  const day = dayOf(appointmentStart, timeZone);
  const today = localDateAt(now, timeZone);
  if (day <= today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : `In ${daysBetween(today, day)} days`;
};

/** Each pet once, in order. */
export const petsOf = ({ petServices }: Pick<OwnAppointment, 'petServices'>) => [
  ...new Map(
    petServices.map(({ petId, petName, kind, photo }) => [
      petId,
      { id: petId, name: petName, kind, photoUrl: photo?.sizes.thumbnail ?? null },
    ]),
  ).values(),
];

/** `Biscuit and Mochi` */
export const petNamesOf = (appointment: Pick<OwnAppointment, 'petServices'>): string =>
  new Intl.ListFormat('en-US').format(petsOf(appointment).map(({ name }) => name));

/** `Full groom, Bath and brush`: each service once. */
export const servicesOf = ({ petServices }: Pick<OwnAppointment, 'petServices'>): string =>
  [...new Set(petServices.map(({ serviceName }) => serviceName))].join(', ');

/** What it came to, or the estimate. */
export const priceOf = ({ total, minPrice, maxPrice, currency }: OwnAppointment): string =>
  total === null ? priceRange(minPrice, maxPrice, currency) : showMoney(centsOf(total), currency);

/** `Maya Torres asks you to confirm $412.00` */
export const toConfirmWords = (
  { serviceProvider, currency }: Pick<OwnAppointment, 'serviceProvider' | 'currency'>,
  { amount }: NonNullable<OwnAppointment['toConfirm']>,
): string => `${serviceProvider.displayName} asks you to confirm ${showMoney(centsOf(amount), currency)}`;

const OVER: readonly Status[] = ['cancelled', 'rejected', 'complete'];

/** An answer that an earlier version kept on this device says nothing of what was agreed to. */
type Kept = Omit<OwnAppointment, 'agreedUpTo'> & Partial<Pick<OwnAppointment, 'agreedUpTo'>>;

/** How far a card may be charged without asking; null once the appointment has begun, and where nothing was agreed to. */
export const mostWords = (
  { status, appointmentStart, total, agreedUpTo = null, currency }: Kept,
  now: Date,
): string | null =>
  agreedUpTo === null || total !== null || OVER.includes(status) || new Date(appointmentStart) <= now
    ? null
    : `Your card is charged at most ${showMoney(centsOf(agreedUpTo), currency)} plus tax and tip without asking you.`;

/** It does not take place, or did not. */
export const isOff = ({ status, isNoShow }: Pick<OwnAppointment, 'status' | 'isNoShow'>): boolean =>
  isNoShow || status === 'cancelled' || status === 'rejected';

const MINUTE_MS = 60_000;

/** Today, by the clock of the groomer. */
export const isOnItsDay = ({ appointmentStart, timeZone }: Timed, now: Date): boolean =>
  localDateAt(now, timeZone) === dayOf(appointmentStart, timeZone);

/** What happens on the day itself; null before it. */
export const liveOf = (
  appointment: OwnAppointment,
  now: Date,
): { readonly kind: 'started' | 'onTheWay' | 'late'; readonly words: string; readonly aside: string } | null => {
  const { status, startedAt, onMyWay, lateMinutes, appointmentStart, timeZone, serviceProvider } = appointment;
  if (status !== 'accepted' || !isOnItsDay(appointment, now)) return null;
  const name = serviceProvider.displayName;
  if (startedAt !== null)
    return { kind: 'started', words: `${name} is grooming`, aside: `Since ${timeOf(startedAt, timeZone, clock)}` };
  if (onMyWay !== null)
    return {
      kind: 'onTheWay',
      words: `${name} is on the way`,
      aside: `Arrives ${timeOf(onMyWay.eta, timeZone, clock)}`,
    };
  if (lateMinutes === null) return null;
  const expected = new Date(Date.parse(appointmentStart) + lateMinutes * MINUTE_MS);
  return {
    kind: 'late',
    words: `${name} is running ${lateMinutes} minutes late`,
    aside: `Around ${timeOf(expected, timeZone, clock)}`,
  };
};

/** Why it costs what it costs. */
const STEPS: Readonly<Record<OwnAppointment['cancellation']['step'], (name: string, until: string) => string>> = {
  late: (_name, until) => `Free cancellation ended ${until}.`,
  on_the_way: (name) => `${name} is on the way.`,
  arrived: (name) => `${name} should be there by now.`,
};

const feeOf = ({ cancellation, currency }: OwnAppointment): string => showMoney(centsOf(cancellation.fee), currency);

/** What it costs to cancel now, as it is said before it is done. */
export const cancelWords = (appointment: OwnAppointment): string => {
  const { can, cancellation, timeZone, serviceProvider } = appointment;
  if (can.withdraw) return 'Canceling is free. Your groomer is told right away.';
  const name = serviceProvider.displayName;
  const why = STEPS[cancellation.step](name, momentOf(cancellation.freeUntil, timeZone));
  const charge =
    cancellation.fee > 0
      ? `The cancellation fee is ${feeOf(appointment)}. ${name} answers your request and can lower or waive it.`
      : `${name} answers your request. There is no cancellation fee.`;
  return `${why} ${charge}`;
};

/** Until when canceling is free, and what it costs after; null where it cannot be canceled any more. */
export const cancelPolicyWords = (appointment: OwnAppointment, now: Date): string | null => {
  const { status, can, cancellation, timeZone } = appointment;
  if (!can.withdraw && !can.askToCancel) return null;
  if (status !== 'accepted') return 'Canceling a request is free.';
  if (can.askToCancel && cancellation.fee > 0) return `Canceling now costs up to ${feeOf(appointment)}.`;
  if (deadlineAt(cancellation.freeUntil, now).stage === 'over')
    return `${appointment.serviceProvider.displayName} answers your request to cancel.`;
  const until = momentOf(cancellation.freeUntil, timeZone);
  if (cancellation.fee === 0) return `Cancel until ${until}. After that your groomer answers a request.`;
  return `Free cancellation until ${until}. After that, a fee of ${feeOf(appointment)} may apply.`;
};

/** That an appointment was canceled late, and what for. */
export const canceledWords = ({ total, currency }: OwnAppointment): string =>
  total === null ? 'Canceled. No fee was charged.' : `Canceled with a fee of ${showMoney(centsOf(total), currency)}.`;
