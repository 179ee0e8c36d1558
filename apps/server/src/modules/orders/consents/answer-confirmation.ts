import type { BodyOf, ordersContract } from '@tailgate/contract';
import { showMoney } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import { hashOfSecret } from '../../../platform/auth/tokens.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, found } from '../../../platform/failure.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { nameOf, recipientOf } from '../../accounts/index.ts';
import { lockedOrder, orderContents, orderNamed, type Order } from '../../appointments/index.ts';
import { notify } from '../../notifications/index.ts';
import { keepConsent } from '../../payments/index.ts';
import { orderAsOfNow } from '../order-figures.ts';
import { confirmationAnswer } from './confirmation-answer.ts';
import { answerConfirmation, confirmationOf, confirmationOfLink, stateOf } from './confirmations.queries.ts';
import { chargedParts } from './consent.rules.ts';

type Given = BodyOf<typeof ordersContract.answerConfirmation>;

/** What a link or an appointment asks for. Not found where that is nothing. */
export const linkedConfirmation = async (tx: Tx, token: string, platform: Platform) =>
  await confirmationAnswer(
    tx,
    found(await confirmationOfLink(tx, hashOfSecret(token), platform.clock.now())),
    platform,
  );

export const ownConfirmation = async (tx: Tx, appointment: Rows<'appointments'>, platform: Platform) =>
  await confirmationAnswer(tx, found(await confirmationOf(tx, (await orderNamed(tx, appointment)).id)), platform);

const tellGroomer = async (
  tx: Tx,
  order: Order,
  { answer, shown }: { answer: string; shown: string },
  platform: Platform,
) => {
  const { id, providerId, customerId } = order;
  const variables = { customer: await nameOf(tx, customerId), amount: shown, answer, id };
  await notify(tx, platform, 'totalAnswered', { to: await recipientOf(tx, providerId), by: customerId, variables });
  publishLive(tx, { accountId: providerId, topic: 'schedule.changed', data: { appointmentId: id } }, platform);
};

interface Answering {
  readonly id: string;
  readonly given: Given;
  readonly way: 'link' | 'app';
}

/**
 * The customer confirms what they see, or declines it. What they confirm is kept as their consent, for this visit and this
 * amount; asked a second time, the first answer stays.
 */
const answerIt = async (tx: Tx, { id, given, way }: Answering, platform: Platform) => {
  const order = await lockedOrder(tx, (row) => row('appointments.id', '=', id));
  const asked = found(await confirmationOf(tx, id));
  const now = platform.clock.now();
  const answer = given.answer === 'confirm' ? 'confirmed' : 'declined';
  if (asked.answer === answer) return await confirmationAnswer(tx, asked, platform);
  if (stateOf(asked, now) !== 'waiting' || order.status !== 'accepted' || order.isBeingPaid)
    throw new Failure('nothing_to_confirm');
  const { totals } = await orderAsOfNow(tx, await orderContents(tx, id));
  if (totals.due !== given.amountCents)
    throw new Failure('conflict', {
      message: `The total is ${showMoney(totals.due, order.currency)} now. Check it and answer again.`,
    });
  const { workCents, tipCents } = chargedParts(totals);
  const consent = { way, mostCents: workCents, mostTipCents: tipCents, givenAt: now };
  const { customerId, currency } = order;
  if (answer === 'confirmed') await keepConsent(tx, { purpose: 'order', subjectId: id, customerId, currency, consent });
  await answerConfirmation(tx, id, answer, now);
  await tellGroomer(tx, order, { answer, shown: showMoney(totals.due, currency) }, platform);
  return await confirmationAnswer(tx, { ...asked, answer }, platform);
};

export const answerByLink = async (
  tx: Tx,
  { token, given }: { readonly token: string; readonly given: Given },
  platform: Platform,
) => {
  const { appointmentId: id } = found(await confirmationOfLink(tx, hashOfSecret(token), platform.clock.now()));
  return await answerIt(tx, { id, given, way: 'link' }, platform);
};

export const answerOwn = async (
  tx: Tx,
  { appointment, given }: { readonly appointment: Rows<'appointments'>; readonly given: Given },
  platform: Platform,
) => {
  const { id } = await orderNamed(tx, appointment);
  return await answerIt(tx, { id, given, way: 'app' }, platform);
};
