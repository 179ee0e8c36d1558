import { localDateAt } from '@tailgate/values/local-time';
import type { AppointmentDetail } from '../appointments-query.ts';
import { dayOf } from '../appointment-words.ts';

export type Line = AppointmentDetail['petServices'][number];

/** `2 × Shampoo` */
export const productInWords = ({ name, quantity }: AppointmentDetail['upsells'][number]): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;

const MINUTE_MS = 60_000;

export const minutesBetween = (start: string, end: string | Date): number =>
  Math.max(0, Math.floor((new Date(end).getTime() - Date.parse(start)) / MINUTE_MS));

/** `0:42`, `1:05` */
export const elapsedInWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** `Beagle · 24 lb · 4 years` */
export const petFacts = ({ breed, weight, age }: Line['pet']): string =>
  [breed, weight === null ? null : `${weight} lb`, age === null ? null : age === 1 ? '1 year' : `${age} years`]
    .filter((fact) => fact !== null)
    .join(' · ');

/** Services start and end from the day of the appointment on, until it is settled. */
export const isAtTheVan = ({ status, appointmentStart, timeZone }: AppointmentDetail, now: Date): boolean =>
  status === 'accepted' && dayOf(appointmentStart, timeZone) <= localDateAt(now, timeZone);

/** Notes and photos may also be added afterwards. */
export const isNoted = (appointment: AppointmentDetail, now: Date): boolean =>
  appointment.status === 'complete' || isAtTheVan(appointment, now);

type Progress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly since: string }
  | { readonly kind: 'ended'; readonly minutes: number };

/** Where the whole appointment is, over all its services. */
export const progressOf = ({ petServices }: Pick<AppointmentDetail, 'petServices'>): Progress => {
  const starts = petServices.flatMap(({ startTime }) => startTime ?? []).sort();
  const ends = petServices.flatMap(({ endTime }) => endTime ?? []).sort();
  const [since] = starts;
  const last = ends.at(-1);
  if (since === undefined) return { kind: 'waiting' };
  if (last !== undefined && ends.length === petServices.length)
    return { kind: 'ended', minutes: minutesBetween(since, last) };
  return { kind: 'running', since };
};

/** The service that comes next: the one under way, or the first that has not started. */
export const currentLine = ({ petServices }: Pick<AppointmentDetail, 'petServices'>): Line | undefined =>
  petServices.find(({ startTime, endTime }) => startTime !== null && endTime === null) ??
  petServices.find(({ endTime }) => endTime === null);
