import type { CallAnswer } from '@tailgate/contract';
import { VAN_DOCUMENT_WORDS } from '@tailgate/contract/facts';
import { shortDay } from '../track/day-words.ts';

export type Paper = CallAnswer<'GET /v2/service-vehicle/fleet-owner/fleet-management/compliance'>['items'][number];

/** What is over or keeps booked work from starting is red, what is only near is amber. */
export const isUrgent = ({ state, appointments }: Paper): boolean => state === 'expired' || appointments.count > 0;

const countInWords = (count: number): string => `${count} ${count === 1 ? 'appointment' : 'appointments'}`;

/** `Expired Jun 9`, `Ends Jul 2`, `Missing` */
export const stateOfPaper = ({ state, expiresOn }: Paper): string => {
  if (state === 'missing' || expiresOn === null) return 'Missing';
  return `${state === 'expired' ? 'Expired' : 'Ends'} ${shortDay(expiresOn)}`;
};

/** `4 appointments after Jun 20`; what it hits, else its state. */
export const hitOfPaper = (paper: Paper): string => {
  const { count } = paper.appointments;
  if (count === 0) return stateOfPaper(paper);
  if (paper.expiresOn === null || paper.state === 'expired') return `${countInWords(count)} can’t start`;
  return `${countInWords(count)} after ${shortDay(paper.expiresOn)}`;
};

/** `Van 4 · Inspection` */
export const titleOfPaper = ({ vehicle, kind }: Paper): string => `${vehicle.name} · ${VAN_DOCUMENT_WORDS[kind]}`;
