import * as calls from '../acts/calls.ts';
import type { Case } from './case.ts';

const MINUTES_OF_DAY = 1440;

/** Money of customers who never agreed to it. */
export const CHARGE_CASES: readonly Case[] = [
  {
    name: '1: a visit in six weeks is charged today, with charges that the customer never saw',
    acts: [
      calls.addCharge('dana', 'danaMonth', 4000),
      calls.addCharge('dana', 'danaMonth', 4000),
      calls.endLine('dana', 'danaMonth'),
      calls.payBy('dana', 'danaMonth', 'card', '@annCard'),
      calls.complete('dana', 'danaMonth'),
    ],
    breaks: ['charge-above-consent', 'charge-before-its-day'],
    guardedOnMain: true,
  },
  {
    name: '1: a visit of today is charged with what the customer never saw',
    acts: [
      calls.addCharge('dana', 'danaToday', 4000),
      calls.endLine('dana', 'danaToday'),
      calls.payBy('dana', 'danaToday', 'card', '@annCard'),
      calls.complete('dana', 'danaToday'),
    ],
    breaks: ['charge-above-consent'],
    guardedOnMain: true,
  },
  {
    name: '1: a visit of today is charged at a price that the customer never saw',
    acts: [
      calls.setPrice('dana', 'danaToday', 5000),
      calls.endLine('dana', 'danaToday'),
      calls.payBy('dana', 'danaToday', 'card', '@annCard'),
      calls.complete('dana', 'danaToday'),
    ],
    breaks: ['charge-above-consent'],
    guardedOnMain: true,
  },
  {
    name: '1: a tip that the customer never gave is charged',
    acts: [
      calls.setTip('dana', 'danaToday', 1000),
      calls.endLine('dana', 'danaToday'),
      calls.payBy('dana', 'danaToday', 'card', '@annCard'),
      calls.complete('dana', 'danaToday'),
    ],
    breaks: ['charge-above-consent'],
    guardedOnMain: true,
  },
  {
    name: '1: charges that nobody saw are completed offline',
    acts: [
      calls.addCharge('dana', 'danaToday', 4000),
      calls.payBy('dana', 'danaToday', 'card', '@annCard'),
      calls.completeOffline('dana', 'danaToday'),
    ],
    breaks: ['charge-above-consent'],
    guardedOnMain: true,
  },
  {
    name: '1: a groomer confirms in the name of the customer, and raises the total after they confirmed',
    acts: [
      calls.addCharge('dana', 'danaToday', 100),
      calls.endLine('dana', 'danaToday'),
      calls.payBy('dana', 'danaToday', 'card', '@annCard'),
      calls.askToConfirm('dana', 'danaToday'),
      calls.answerConfirmation('dana', 'danaToday', 'confirm', 190),
      calls.answerConfirmation('supportAsDana', 'danaToday', 'confirm', 190),
      calls.seeConfirmation('ann', 'danaToday'),
      calls.answerConfirmation('ann', 'danaToday'),
      calls.addCharge('dana', 'danaToday', 4000),
      calls.complete('dana', 'danaToday'),
    ],
    breaks: ['charge-above-consent'],
    guardedOnMain: true,
  },
  {
    name: '1: income of a minute ago is paid out',
    acts: [
      calls.endLine('dana', 'danaToday'),
      calls.payBy('dana', 'danaToday', 'card', '@annCard'),
      calls.complete('dana', 'danaToday'),
      calls.wait(1),
      calls.payOut('dana'),
    ],
    breaks: ['young-income-paid-out'],
    guardedOnMain: true,
  },
  {
    name: '2: a visit is moved into the past unseen, and marked as a no-show',
    acts: [
      calls.reschedule('dana', 'danaMonth', { in: -30, forceUpdate: true, notifyCustomer: false }),
      calls.noShow('dana', 'danaMonth', 100),
    ],
    breaks: ['fee-for-unknown-time'],
    guardedOnMain: true,
  },
  {
    name: '2: a visit is moved into the past, and the customer is told when it is over',
    acts: [
      calls.reschedule('dana', 'danaMonth', { in: -30, forceUpdate: true, notifyCustomer: true }),
      calls.noShow('dana', 'danaMonth', 100),
    ],
    breaks: ['fee-for-unknown-time'],
    guardedOnMain: true,
  },
  {
    name: '16: the card of a stranger is charged for a grabbed job',
    acts: [
      calls.grab('dana', 'openJob'),
      calls.addCharge('dana', 'openJob', 4000),
      calls.endLine('dana', 'openJob'),
      calls.payBy('dana', 'openJob', 'card', '@cleoCard'),
      calls.complete('dana', 'openJob'),
    ],
    breaks: ['charge-above-consent', 'charge-before-its-day'],
    guardedOnMain: true,
  },
  {
    name: '17: a visit is moved into the fee window unseen, and its customer cancels',
    acts: [
      calls.reschedule('dana', 'danaMonth', { in: MINUTES_OF_DAY - 120, forceUpdate: true, notifyCustomer: false }),
      calls.cancelOwn('ann', 'danaMonth'),
      calls.acceptCancellation('dana', 'danaMonth', 30),
    ],
    breaks: ['fee-for-unknown-time'],
    guardedOnMain: true,
  },
];
