import { VAN_DOCUMENT_WORDS } from '@tailgate/contract/facts';
import { daysInWords } from '#ui/words/duration.ts';
import { shortDay } from '../track/day-words.ts';
import type { Paper } from './papers-query.ts';

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

/** `9 days`, `Expired`: what a list says at its end. */
export const leftOfPaper = ({ state, daysLeft }: Paper): string => {
  if (state === 'missing') return 'Missing';
  if (state === 'expired') return 'Expired';
  return daysLeft === 0 ? 'Today' : daysInWords(daysLeft ?? 0);
};

/** `Van 4 · Inspection` */
export const titleOfPaper = ({ vehicle, kind }: Paper): string => `${vehicle.name} · ${VAN_DOCUMENT_WORDS[kind]}`;
