import type { ConsentWay } from '@tailgate/contract/facts';
import { expect, it } from 'vitest';
import { ZONE } from '../appointments.testing.ts';
import { consentWords } from './consent-words.ts';

it.each<[ConsentWay, string]>([
  ['booking', 'You agreed to up to $135.00 when you booked, May 28'],
  ['message', 'Estimate sent to you on May 28: up to $135.00'],
  ['request', 'You asked to cancel with a fee of up to $135.00, May 28'],
  ['link', 'You confirmed $135.00 by link, May 28'],
  ['app', 'You confirmed $135.00 in the app, May 28'],
])('a consent by %s is said in words', (way, words) => {
  // Late in the evening there, the next day in London.
  const consents = [{ way, most: 135, givenAt: '2026-05-29T03:00:00.000Z', charged: 120 }];
  expect(consentWords({ consents, currency: 'USD', timeZone: ZONE })).toEqual([words]);
});
