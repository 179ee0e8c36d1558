import { centsOf, showEstimateRange } from '@tailgate/values/money';
import { addDays, localDateAt, localMinutesAt, showMinutes, type LocalDate } from '@tailgate/values/local-time';
import { timeInWords } from '#ui/words/time-of-day.ts';
import type { Tone } from '#ui/badges/badge-looks.ts';
import type { Appointment, AppointmentDetail } from './appointments-query.ts';
import { shortDate, type CalendarHabits } from './calendar/calendar-days.ts';

type Status = Appointment['status'];

const TONES: Readonly<Record<Status, Tone>> = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  unassigned: 'unassigned',
  cancelled: 'cancelled',
  cancellation_request: 'cancelreq',
  reschedule_request: 'reschedule',
  reschedule_request_ask: 'reschedule',
  in_trade: 'trade',
  complete: 'complete',
};

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Declined',
  unassigned: 'Unassigned',
  cancelled: 'Canceled',
  cancellation_request: 'Cancellation request',
  reschedule_request: 'Reschedule request',
  reschedule_request_ask: 'Reschedule offered',
  in_trade: 'In trade',
  complete: 'Complete',
};

interface Dated {
  readonly status: Status;
  readonly appointmentStart: string;
}

const ENDED: readonly Status[] = ['complete', 'cancelled', 'rejected', 'unassigned'];

/** Started on a day before today, and neither completed nor called off. */
export const isOverdue = ({ status, appointmentStart }: Dated, now: Date, timeZone: string): boolean =>
  !ENDED.includes(status) && localDateAt(new Date(appointmentStart), timeZone) < localDateAt(now, timeZone);

export const statusLook = (status: Status): { tone: Tone; word: string } => ({
  tone: TONES[status],
  word: STATUS_WORDS[status],
});

export const lookOf = (appointment: Dated, now: Date, timeZone: string): { tone: Tone; word: string } =>
  isOverdue(appointment, now, timeZone) ? { tone: 'overdue', word: 'Overdue' } : statusLook(appointment.status);

export const detailLook = (appointment: AppointmentDetail): { tone: Tone; word: string } => {
  if (appointment.orderMarkedAsNoShow) return { tone: 'noshow', word: 'No-show' };
  if (appointment.isOverdue) return { tone: 'overdue', word: 'Overdue' };
  return statusLook(appointment.status);
};

/** A time of day as the groomer reads it. */
export const timeOf = (instant: string | Date, timeZone: string, clock: CalendarHabits['clock']): string => {
  const time = showMinutes(localMinutesAt(new Date(instant), timeZone));
  return clock === '24' ? time : timeInWords(time);
};

/** `9:30` where the place says whether it is morning. */
export const startOf = (instant: string, timeZone: string, clock: CalendarHabits['clock']): string =>
  timeOf(instant, timeZone, clock).replace(/ [AP]M$/, '');

interface Span {
  readonly appointmentStart: string;
  readonly appointmentEnd: string;
}

/** `9:30 – 11:00 AM`, `11:30 AM – 1:00 PM`, `09:30 – 11:00` */
export const spanOf = (
  { appointmentStart, appointmentEnd }: Span,
  timeZone: string,
  clock: CalendarHabits['clock'],
): string => {
  const start = timeOf(appointmentStart, timeZone, clock);
  const end = timeOf(appointmentEnd, timeZone, clock);
  const half = / [AP]M$/.exec(start)?.[0];
  return half !== undefined && end.endsWith(half) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`;
};

export const dayOf = (instant: string, timeZone: string): LocalDate => localDateAt(new Date(instant), timeZone);

export const minutesOf = ({ appointmentStart, appointmentEnd }: Span): number =>
  (Date.parse(appointmentEnd) - Date.parse(appointmentStart)) / 60_000;

export const firstNameOf = ({ displayName }: { readonly displayName: string }): string =>
  displayName.split(' ')[0] ?? displayName;

/** `Biscuit, Mochi` */
export const petNames = ({ pets }: Pick<Appointment, 'pets'>): string => pets.map(({ name }) => name).join(', ');

/** `Full groom, Bath`: each service once, in order. */
export const serviceNames = ({ pets }: Pick<Appointment, 'pets'>): string =>
  [...new Set(pets.flatMap(({ services }) => services))].join(', ');

export const priceRange = (min: number, max: number, currency?: string): string =>
  showEstimateRange(centsOf(min), centsOf(max), currency);

/** Who is to answer: the groomer, or the customer to whom they proposed another time. */
export const answererOf = ({
  status,
  customer,
}: Pick<Appointment, 'status'> & { readonly customer: { readonly displayName: string } }): string =>
  status === 'reschedule_request_ask' ? `${firstNameOf(customer)} answers` : 'Answer';

type Answered = Parameters<typeof answererOf>[0] & Pick<Appointment, 'answerBy'>;

/** `Answer by 12:02 PM`, `Priya answers by tomorrow 8:00 AM`; null where nobody is asked. */
export const deadlineWords = (
  appointment: Answered,
  shown: { readonly now: Date; readonly timeZone: string; readonly clock: CalendarHabits['clock'] },
): string | null =>
  appointment.answerBy === null
    ? null
    : `${answererOf(appointment)} ${answerByWords(appointment.answerBy, shown.now, shown).words}`;

/** `by 12:02 PM`, `by tomorrow 8:00 AM`, `by Sat, Nov 21, 8:00 AM`; urgent while it ends today. */
export const answerByWords = (
  answerBy: string,
  now: Date,
  { timeZone, clock }: { readonly timeZone: string; readonly clock: CalendarHabits['clock'] },
): { readonly words: string; readonly isUrgent: boolean } => {
  const date = dayOf(answerBy, timeZone);
  const today = localDateAt(now, timeZone);
  const time = timeOf(answerBy, timeZone, clock);
  if (date <= today) return { words: `by ${time}`, isUrgent: true };
  if (date === addDays(today, 1)) return { words: `by tomorrow ${time}`, isUrgent: false };
  return { words: `by ${shortDate(date)}, ${time}`, isUrgent: false };
};
