import type { RouteStop } from '../appointments-query.ts';

/** Finished, or its time has passed without work having begun. */
const isOver = ({ status, endedAt, startedAt, appointmentEnd }: RouteStop, now: Date): boolean =>
  status === 'complete' || endedAt !== null || (startedAt === null && Date.parse(appointmentEnd) <= now.getTime());

export const isDone = ({ status, endedAt }: RouteStop): boolean => status === 'complete' || endedAt !== null;

/** Where the groomer is, or drives to. */
export const nextStopOf = (stops: readonly RouteStop[], now: Date): RouteStop | undefined =>
  stops.find((stop) => stop.startedAt !== null && !isOver(stop, now)) ?? stops.find((stop) => !isOver(stop, now));

export const isUnderWay = ({ startedAt, endedAt }: RouteStop): boolean => startedAt !== null && endedAt === null;

type PetAlert = RouteStop['petAlerts'][number];

/** `rabies record expired Nov 2`, after the name of the pet. */
export const petAlertWords = (
  { kind, vaccination, expiresOn }: PetAlert,
  dateWords: (date: string) => string,
): string => {
  if (kind === 'anxious_aggressive') return 'can be anxious or aggressive';
  const word = kind === 'vaccination_expired' ? 'expired' : 'ends';
  return `${(vaccination ?? 'Vaccination').toLowerCase()} record ${word} ${expiresOn === null ? '' : dateWords(expiresOn)}`.trim();
};
