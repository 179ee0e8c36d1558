import * as calls from '../acts/calls.ts';
import type { Case } from './case.ts';

const DAY = 1440;
const MOVES = 15;
const OFFERS = 20;

/** Debts, data and messages of others. */
export const OTHER_CASES: readonly Case[] = [
  {
    name: '3: a gift card that was sold for cash pays another groomer',
    acts: [
      calls.sellGiftCard('dana', 1000),
      calls.putGiftCard('dana', 'danaTomorrow'),
      calls.offerTrade('dana', 'danaTomorrow', 'pat'),
      calls.acceptTrade('pat', 'danaTomorrow'),
      // Two days ahead at eleven; a scene begins at ten.
      calls.wait(2 * DAY + 90),
      calls.endLine('pat', 'danaTomorrow'),
      calls.complete('pat', 'danaTomorrow'),
    ],
    breaks: ['debt-of-another'],
    guardedOnMain: true,
  },
  {
    name: '6: a groomer changes the address of a registered customer and removes a pet',
    acts: [calls.changeAddress('dana', 'ann'), calls.removePet('dana', 'annPet')],
    breaks: ['data-changed-unseen'],
    guardedOnMain: true,
  },
  {
    name: '6: support changes the address of a registered customer in the name of a groomer',
    acts: [calls.changeAddress('supportAsDana', 'ann')],
    breaks: ['data-changed-unseen'],
    guardedOnMain: true,
  },
  {
    name: '6: support changes the name of a groomer',
    acts: [calls.rename('supportAsDana', 'Other')],
    breaks: ['data-changed-unseen'],
    guardedOnMain: true,
  },
  {
    name: '9: thirty moves send thirty texts',
    acts: Array.from({ length: MOVES }, () => [
      calls.reschedule('dana', 'danaTomorrow', { in: 3 * DAY, forceUpdate: true }),
      calls.reschedule('dana', 'danaTomorrow', { in: 4 * DAY, forceUpdate: true }),
    ]).flat(),
    breaks: ['too-many-messages'],
    guardedOnMain: true,
  },
  {
    name: '9: twenty offers are sent to a partner and withdrawn',
    acts: Array.from({ length: OFFERS }, () => [
      calls.offerTrade('dana', 'danaTomorrow', 'pat'),
      calls.withdrawTrade('dana', 'danaTomorrow'),
    ]).flat(),
    breaks: ['too-many-messages'],
    guardedOnMain: true,
  },
];
