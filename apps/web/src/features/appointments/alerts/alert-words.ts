import { addDays, parseLocalDate, type LocalDate } from '@tailgate/values/local-time';
import type { Problem } from '#ui/feedback/problem-list.tsx';
import { timeAgo } from '#ui/words/time-ago.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { shortDayOfMonth } from '../calendar/calendar-days.ts';

export type Alert = AppointmentDetail['alerts'][number];

const TONES: Readonly<Record<Alert['kind'], Problem['tone']>> = {
  customer: 'danger',
  anxious_aggressive: 'danger',
  vaccination_expired: 'danger',
  vaccination_ends_soon: 'warning',
  pet_note: 'info',
};

/** `Nov 2`, and of another year `May 7, 2024` */
const dayWords = (date: LocalDate, today: LocalDate): string =>
  `${shortDayOfMonth(date)}${date.slice(0, 4) === today.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`}`;

/** `rabies` inside a sentence; `DHPP` stays. */
const insideSentence = (name: string): string =>
  /^\p{Lu}\P{Lu}*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Up to when a record is good: its last day still counts. */
const recordWords = (
  { kind, pet, vaccination, expiresOn }: Alert,
  today: LocalDate,
): Pick<Problem, 'title' | 'note'> => {
  const record = `${pet?.name ?? 'Pet'}’s ${insideSentence(vaccination ?? 'Vaccination')} record`;
  const date = expiresOn === null ? undefined : parseLocalDate(expiresOn);
  if (date === undefined) return { title: record };
  if (kind === 'vaccination_ends_soon') return { title: `${record} ends ${dayWords(date, today)}` };
  if (date >= today) return { title: `${record} expires ${dayWords(date, today)}`, note: 'Before this appointment' };
  const ago =
    date === addDays(today, -1) ? 'Yesterday' : timeAgo(`${date}T00:00:00Z`, Date.parse(`${today}T00:00:00Z`));
  return { title: `${record} expired ${dayWords(date, today)}`, note: ago };
};

const wordsOf = (alert: Alert, today: LocalDate): Pick<Problem, 'title' | 'note'> => {
  const { kind, pet, note } = alert;
  if (kind === 'customer') return { title: note };
  if (kind === 'anxious_aggressive') return { title: `${pet?.name ?? 'Pet'} can be anxious or aggressive`, note };
  if (kind === 'pet_note') return { title: `${pet?.name ?? 'Pet'}: ${note}` };
  return recordWords(alert, today);
};

/** An answer that an earlier version kept on this device says nothing of alerts. */
type Kept = readonly Alert[] | undefined;

export const alertCount = (alerts: Kept): number => alerts?.length ?? 0;

/** What the groomer must know before the door opens, in the words of every screen that shows it. */
export const alertProblems = (
  alerts: Kept,
  today: LocalDate,
  actionOf?: (alert: Alert) => Problem['action'],
): readonly Problem[] =>
  (alerts ?? []).map((alert) => ({
    id: `${alert.kind} ${alert.pet?.id ?? ''} ${alert.vaccination ?? ''}`,
    tone: TONES[alert.kind],
    ...wordsOf(alert, today),
    ...(alert.vaccination !== null && { kind: 'vaccination' as const }),
    action: actionOf?.(alert),
  }));
