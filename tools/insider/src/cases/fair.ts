import * as calls from '../acts/calls.ts';
import type { Act } from '../acts/act.ts';

const DAY = 1440;
const HOUR = 60;

/**
 * What honest people do: every call must succeed and nothing may be broken. Where a guard, or a scene that lacks what a
 * guard asks for, refuses everything, no attack could be seen either.
 */
export interface FairStory {
  readonly name: string;
  readonly acts: readonly Act[];
}

export const FAIR_STORIES: readonly FairStory[] = [
  {
    name: 'a visit is completed by card, tipped later, and paid out days after',
    acts: [
      calls.endLine('dana', 'danaToday'),
      calls.payBy('dana', 'danaToday', 'card', '@annCard'),
      calls.setTip('dana', 'danaToday', 10),
      calls.complete('dana', 'danaToday'),
      calls.tipLater('ann', 'danaToday', 'annCard', 5),
      calls.wait(3 * DAY),
      calls.workers,
      calls.payOut('dana'),
    ],
  },
  {
    name: 'more than the estimate is confirmed by the customer, and charged',
    acts: [
      calls.addCharge('dana', 'danaToday', 100),
      calls.endLine('dana', 'danaToday'),
      calls.payBy('dana', 'danaToday', 'card', '@annCard'),
      calls.askToConfirm('dana', 'danaToday'),
      calls.seeConfirmation('ann', 'danaToday'),
      calls.answerConfirmation('ann', 'danaToday'),
      calls.complete('dana', 'danaToday'),
    ],
  },
  { name: 'income of last week is paid out at once', acts: [calls.payOut('dana')] },
  { name: 'nobody is at home', acts: [calls.noShow('dana', 'danaToday', 60)] },
  {
    name: 'a customer cancels late, and the groomer takes the fee',
    acts: [
      calls.wait(DAY + 3 * HOUR),
      calls.cancelOwn('ann', 'danaTomorrow'),
      calls.acceptCancellation('dana', 'danaTomorrow', 30),
    ],
  },
  {
    name: 'a gift card pays a visit of its seller',
    acts: [
      calls.sellGiftCard('dana', 40),
      calls.putGiftCard('dana', 'danaToday'),
      calls.endLine('dana', 'danaToday'),
      calls.payBy('dana', 'danaToday', 'cash'),
      calls.complete('dana', 'danaToday'),
    ],
  },
  {
    name: 'a partner takes a visit over and is paid by card',
    acts: [
      calls.offerTrade('dana', 'danaTomorrow', 'pat'),
      calls.acceptTrade('pat', 'danaTomorrow'),
      calls.wait(2 * DAY + 90),
      calls.endLine('pat', 'danaTomorrow'),
      calls.payBy('pat', 'danaTomorrow', 'card'),
      calls.complete('pat', 'danaTomorrow'),
    ],
  },
  {
    name: 'a job is grabbed and done on its day',
    acts: [
      calls.grab('dana', 'openJob'),
      calls.wait(4 * DAY + 30),
      calls.endLine('dana', 'openJob'),
      calls.payBy('dana', 'openJob', 'card'),
      calls.complete('dana', 'openJob'),
    ],
  },
  {
    name: 'a visit is moved, and its customer is told',
    acts: [calls.reschedule('dana', 'danaMonth', { in: 5 * DAY, forceUpdate: true })],
  },
  // Found by a random sequence: the second was an error of the server.
  { name: 'weekly hours are saved twice at once', acts: [{ ...calls.saveHours('dana'), together: 2 }] },
  { name: 'a customer moves house', acts: [calls.changeOwnAddress('ann')] },
];
