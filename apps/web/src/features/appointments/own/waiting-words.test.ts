import { expect, it } from 'vitest';
import { at, dateIn } from '../appointments.testing.ts';
import { momentOf } from './own-words.ts';
import { buildOwn, canDo } from './own.testing.ts';
import { waitingOf } from './waiting-words.ts';

const asked = buildOwn({
  rescheduleRequest: { start: at(dateIn(6), 14), end: at(dateIn(6), 15) },
  answerBy: at(dateIn(1), 9),
});
const [current, other, by] = [asked.appointmentStart, at(dateIn(6), 14), at(dateIn(1), 9)].map((instant) =>
  momentOf(instant, asked.timeZone),
);

it.each([
  [
    'a request to move',
    { status: 'reschedule_request', can: canDo('withdrawMove') },
    {
      words: `You asked for ${other}. Maya Torres answers by ${by}.`,
      otherwise: `Without an answer the appointment stays on ${current}.`,
      isOurs: false,
    },
  ],
  [
    'a request to move what nobody has accepted',
    { status: 'reschedule_request', can: canDo('withdrawMoveOfRequest') },
    {
      words: `You asked for ${other}. Maya Torres answers by ${by}.`,
      otherwise: `Without an answer your request stays on ${current}.`,
      isOurs: false,
    },
  ],
  [
    'a proposed time',
    { status: 'reschedule_request_ask', can: canDo('acceptProposal', 'refuseProposal') },
    {
      words: `Maya Torres proposes ${other} instead. Answer by ${by}.`,
      otherwise: `Without an answer the appointment stays on ${current}.`,
      isOurs: true,
    },
  ],
] as const)('says of %s who answers, by when, and what happens without an answer', (_what, more, words) => {
  expect(waitingOf({ ...asked, ...more })).toMatchObject(words);
});

it('says nothing of an appointment that waits for nobody', () => {
  expect(waitingOf(buildOwn())).toBeNull();
});
