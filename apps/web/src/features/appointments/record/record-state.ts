import { localDateAt } from '@tailgate/values/local-time';
import type { StateBand } from '#ui/feedback/state-band.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import {
  Ban,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleCheck,
  Clock,
  Handshake,
  Navigation,
  Scissors,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { dayOf, deadlineWords, STATUS_WORDS, timeOf } from '../appointment-words.ts';
import type { AppointmentDetail, Receipt } from '../appointments-query.ts';
import type { Drive } from '../appointment/drive-line.tsx';
import { elapsedInWords, isAtTheVan, minutesBetween, progressOf } from '../appointment/visit-words.ts';
import { shortDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import { outcomeOf } from '../receipt/receipt-words.ts';

type State = Omit<ComponentProps<typeof StateBand>, 'children'>;

interface AtMoment {
  readonly now: Date;
  readonly clock: CalendarHabits['clock'];
  /** To get there; null where it is unknown. */
  readonly drive: Drive | null;
  /** Once it is settled and loaded. */
  readonly receipt: Receipt | undefined;
}

const WHO = { customer: 'the customer', groomer: 'you', staff: 'staff' } as const;

const quoted = (reason: string | null, note: string): string | null =>
  reason === null ? null : `${reason}${note === '' ? '' : ` (${note})`}`;

const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

/** That it was paid, and how; with the fee of one that did not take place. */
const settledState = (appointment: AppointmentDetail, { receipt }: AtMoment): State => {
  const { noShow, settlement, owed, customer } = appointment;
  const outcome = receipt && outcomeOf(receipt);
  const icon: LucideIcon = noShow
    ? UserX
    : settlement?.kind === 'cancellation'
      ? CalendarX
      : owed
        ? Clock
        : CircleCheck;
  const happened = noShow ? 'No-show' : settlement?.kind === 'cancellation' ? canceledWords(appointment) : null;
  if (!outcome) return { tone: owed ? 'warning' : 'neutral', icon, title: happened ?? 'Completed' };
  const note = joined(happened, outcome.note, owed ? `${customer.firstName} owes it` : null);
  return { tone: outcome.tone, icon, title: outcome.title, note };
};

const canceledWords = ({ cancelledBy, status }: AppointmentDetail): string => {
  if (status === 'rejected') return 'Declined';
  return cancelledBy === null ? 'Canceled' : `Canceled by ${WHO[cancelledBy]}`;
};

const endedState = (appointment: AppointmentDetail, { clock }: AtMoment): State => {
  const { cancelledAt, reason, reasonNote, timeZone } = appointment;
  const at =
    cancelledAt === null ? null : `${shortDate(dayOf(cancelledAt, timeZone))}, ${timeOf(cancelledAt, timeZone, clock)}`;
  const isCanceled = appointment.status === 'cancelled';
  return {
    tone: 'neutral',
    icon: isCanceled ? CalendarX : Ban,
    title: canceledWords(appointment),
    note: joined(quoted(reason, reasonNote), at, isCanceled ? 'No fee' : null),
  };
};

/** Under way, or all services done and not checked out. */
const workState = (appointment: AppointmentDetail, { now, clock }: AtMoment): State | null => {
  const progress = progressOf(appointment);
  if (progress.kind === 'waiting' || !isAtTheVan(appointment, now)) return null;
  const { timeZone, appointmentEnd } = appointment;
  if (progress.kind === 'ended')
    return {
      tone: 'success',
      icon: CircleCheck,
      title: 'All services done',
      note: `In ${durationInWords(progress.minutes)} · not checked out yet`,
    };
  const started = `Started ${timeOf(progress.since, timeZone, clock)}`;
  // Begun after its time was over: when it should have ended says nothing.
  const isPlanned = Date.parse(progress.since) < Date.parse(appointmentEnd);
  return {
    tone: isPlanned && Date.parse(appointmentEnd) < now.getTime() ? 'warning' : 'brand',
    icon: Scissors,
    title: 'In progress',
    note: isPlanned ? `${started} · planned until ${timeOf(appointmentEnd, timeZone, clock)}` : started,
    figure: { label: 'Elapsed', value: elapsedInWords(minutesBetween(progress.since, now)) },
  };
};

const DAY_MINUTES = 24 * 60;

/** `in 38 min`, and days ahead nothing: the date is in the header. */
const inWords = (start: string, now: Date): string => {
  const minutes = Math.ceil((Date.parse(start) - now.getTime()) / 60_000);
  return minutes > 0 && minutes < DAY_MINUTES ? ` · in ${durationInWords(minutes)}` : '';
};

const visitsWords = ({ isNew, loyaltyPoints }: AppointmentDetail['customer']): string => {
  if (isNew) return 'First appointment with you';
  return loyaltyPoints === 1 ? '1 appointment before' : `${loyaltyPoints} appointments before`;
};

/** Accepted and not begun: how much time is left, or how late it is. */
const aheadState = (appointment: AppointmentDetail, { now, clock, drive }: AtMoment): State => {
  const { appointmentStart, timeZone, onMyWay, customer, isOverdue } = appointment;
  const late = minutesBetween(appointmentStart, now);
  const time = (instant: string | Date) => timeOf(instant, timeZone, clock);
  if (onMyWay && !isOverdue)
    return {
      tone: late > 0 ? 'warning' : 'brand',
      icon: Navigation,
      title: late > 0 ? `On the way · ${durationInWords(late)} late` : 'On the way',
      note: `${customer.firstName} was told that you arrive at about ${time(onMyWay.eta)}`,
    };
  if (isOverdue || late > 0)
    return {
      tone: 'danger',
      icon: Clock,
      title: isOverdue ? 'Not checked out' : `Not started · ${durationInWords(late)} late`,
      note: `Planned for ${time(appointmentStart)}`,
    };
  const isToday = dayOf(appointmentStart, timeZone) === localDateAt(now, timeZone);
  const toLeave = drive && minutesBetween(drive.leaveBy.toISOString(), now);
  const isLate = toLeave !== null && drive !== null && drive.leaveBy < now;
  return {
    tone: isLate ? 'warning' : 'brand',
    icon: CalendarCheck,
    title: `Accepted${inWords(appointmentStart, now)}`,
    note: isLate && toLeave > 0 ? `Leave now: ${durationInWords(toLeave)} late` : visitsWords(customer),
    figure: isToday && drive ? { label: 'Leave by', value: time(drive.leaveBy) } : undefined,
  };
};

const WAITING: Readonly<Partial<Record<AppointmentDetail['status'], LucideIcon>>> = {
  reschedule_request: CalendarClock,
  reschedule_request_ask: CalendarClock,
  cancellation_request: CalendarX,
  in_trade: Handshake,
};

/** What state an appointment is in, and how much time that leaves. */
export const stateOf = (appointment: AppointmentDetail, moment: AtMoment): State => {
  const { status, settlement, timeZone, customer } = appointment;
  if (settlement !== null) return settledState(appointment, moment);
  if (status === 'cancelled' || status === 'rejected') return endedState(appointment, moment);
  const work = workState(appointment, moment);
  if (work) return work;
  if (status === 'accepted') return aheadState(appointment, moment);
  const answer = deadlineWords(appointment, { now: moment.now, timeZone, clock: moment.clock });
  return {
    tone: 'warning',
    icon: WAITING[status] ?? Clock,
    title: STATUS_WORDS[status],
    note: joined(answer, visitsWords(customer)),
  };
};
