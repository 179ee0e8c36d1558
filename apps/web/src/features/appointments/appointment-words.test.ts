import { expect, it } from 'vitest';
import { answerByWords, deadlineWords, isOverdue, serviceNames, spanOf } from './appointment-words.ts';

const ZONE = 'America/Chicago';
const NOW = new Date('2026-11-16T16:00:00Z');
const span = (start: string, end: string) => ({ appointmentStart: start, appointmentEnd: end });

it('writes a span of time in the clock of the groomer', () => {
  const one = span('2026-11-16T15:30:00Z', '2026-11-16T17:00:00Z');
  expect(spanOf(one, ZONE, '12')).toBe('9:30 – 11:00 AM');
  expect(spanOf(one, ZONE, '24')).toBe('09:30 – 11:00');
  expect(spanOf(span('2026-11-16T17:30:00Z', '2026-11-16T19:00:00Z'), ZONE, '12')).toBe('11:30 AM – 1:00 PM');
});

it.each([
  ['2026-11-16T18:02:00Z', 'by 12:02 PM', true],
  ['2026-11-17T14:00:00Z', 'by tomorrow 8:00 AM', false],
  ['2026-11-21T14:00:00Z', 'by Sat, Nov 21, 8:00 AM', false],
])('an answer due at %s is said as %s', (answerBy, words, isUrgent) => {
  expect(answerByWords(answerBy, NOW, { timeZone: ZONE, clock: '12' })).toEqual({ words, isUrgent });
});

it('says who answers: the groomer, or the customer of a proposed time', () => {
  const shown = { now: NOW, timeZone: ZONE, clock: '12' } as const;
  const words = (status: 'reschedule_request' | 'reschedule_request_ask', answerBy: string | null) =>
    deadlineWords({ status, answerBy, customer: { displayName: 'Priya Raman' } }, shown);
  expect(words('reschedule_request', '2026-11-16T18:02:00Z')).toBe('Answer by 12:02 PM');
  expect(words('reschedule_request_ask', '2026-11-16T18:02:00Z')).toBe('Priya answers by 12:02 PM');
  expect(words('reschedule_request', null)).toBeNull();
});

it.each([
  ['accepted', '2026-11-15T20:00:00Z', true],
  ['pending', '2026-11-15T20:00:00Z', true],
  ['complete', '2026-11-15T20:00:00Z', false],
  ['cancelled', '2026-11-15T20:00:00Z', false],
  ['accepted', '2026-11-16T14:00:00Z', false],
] as const)('RL-appointments-11 %s from %s is overdue: %s', (status, appointmentStart, expected) => {
  expect(isOverdue({ status, appointmentStart }, NOW, ZONE)).toBe(expected);
});

it('names each service once', () => {
  const pets = ['Ziggy', 'Coco'].map((name) => ({ name, breed: null, services: ['Bath', 'Tidy'] }));
  expect(serviceNames({ pets })).toBe('Bath, Tidy');
});
