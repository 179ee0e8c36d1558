import { CalendarCheck, CalendarX, CircleCheck, Clock, Navigation, Scissors, UserX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { centsOf, showMoney } from '@tailgate/values/money';
import type { StateBand } from '#ui/feedback/state-band.tsx';
import type { Receipt } from '../appointments-query.ts';
import { outcomeOf, refundWords } from '../receipt/receipt-words.ts';
import type { OwnAppointment } from './own-query.ts';
import { canceledWords, howSoon, liveOf, ownLook } from './own-words.ts';

type State = Omit<ComponentProps<typeof StateBand>, 'children'>;

const LIVE = {
  started: { icon: Scissors, tone: 'brand' },
  onTheWay: { icon: Navigation, tone: 'brand' },
  late: { icon: Clock, tone: 'warning' },
} as const;

const figureOf = ({ total, currency }: OwnAppointment): State['figure'] =>
  total === null ? undefined : { label: 'Total', value: showMoney(centsOf(total), currency) };

/** What was paid and how; what came back stands where the sum was. */
const completedState = (appointment: OwnAppointment, receipt: Receipt | undefined): State => {
  const icon = CircleCheck;
  const figure = figureOf(appointment);
  if (!receipt) return { tone: 'success', icon, title: 'Completed', figure };
  const { tone, title, note } = outcomeOf(receipt);
  return title === refundWords(receipt)
    ? { tone, icon, title, note: `Completed · ${note}` }
    : { tone, icon, title: 'Completed', note: `${title} · ${note}`, figure };
};

const canceledNote = (reason: string | null, receipt: Receipt | undefined): string =>
  [reason, receipt && (refundWords(receipt) ?? outcomeOf(receipt).note)].filter(Boolean).join(' · ');

const endedState = (appointment: OwnAppointment, receipt: Receipt | undefined): State | null => {
  const { status, isNoShow, reason, serviceProvider } = appointment;
  const outcome = receipt && outcomeOf(receipt);
  if (isNoShow)
    return {
      tone: outcome?.tone === 'warning' ? 'warning' : 'neutral',
      icon: UserX,
      title: 'No-show',
      note: [`${serviceProvider.displayName} came, and nobody was there.`, outcome?.title].join(' '),
      figure: figureOf(appointment),
    };
  if (status === 'complete') return completedState(appointment, receipt);
  if (status === 'rejected')
    return {
      tone: 'neutral',
      icon: CalendarX,
      title: 'Declined',
      note: reason && `${serviceProvider.displayName}: ${reason}`,
    };
  if (status !== 'cancelled') return null;
  return {
    tone: 'neutral',
    icon: CalendarX,
    title: canceledWords(appointment),
    note: canceledNote(reason, receipt),
  };
};

/** What state an appointment of the customer is in, and how much time that leaves. */
export const ownStateOf = (appointment: OwnAppointment, now: Date, receipt: Receipt | undefined): State => {
  const ended = endedState(appointment, receipt);
  if (ended) return ended;
  const live = liveOf(appointment, now);
  if (live) return { ...LIVE[live.kind], title: live.words, note: live.aside };
  const { word } = ownLook(appointment);
  const isSure = appointment.status === 'accepted' || appointment.status === 'in_trade';
  return {
    tone: isSure ? 'brand' : 'warning',
    icon: isSure ? CalendarCheck : Clock,
    title: word,
    note: `${howSoon(appointment, now)} with ${appointment.serviceProvider.displayName}`,
  };
};
