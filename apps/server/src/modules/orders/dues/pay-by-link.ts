import { declineWords, type AnswerOf, type ordersContract } from '@tailgate/contract';
import { cents, dollarsOf } from '@tailgate/values/money';
import { localDateAt } from '@tailgate/values/local-time';
import { hashOfSecret } from '../../../platform/auth/tokens.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, found } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockedOrder, orderContents, orderNamed, visitOf, type Order } from '../../appointments/index.ts';
import {
  attachToken,
  chargeCardOnce,
  forgetUnused,
  isDeclined,
  methodOfCharge,
  processorAnswer,
  settleCharge,
  type AttachedCard,
} from '../../payments/index.ts';
import { businessNameOf } from '../../providers/index.ts';
import { siteBrand } from '../../sites/index.ts';
import { openOrderCharge } from '../completion/open-order-charge.ts';
import { ownReceipt } from '../own-receipt.ts';
import { receiptAnswer } from '../receipts/receipt-words.ts';
import { chargedOrderOf, saveTerms } from '../order-terms.queries.ts';
import { owedFor } from '../settlements.queries.ts';
import { dueOf, dueOfLink, type Due } from './dues.queries.ts';
import { latePaymentFigures } from './late-payment-figures.ts';

type Answer = AnswerOf<typeof ordersContract.getPaymentLink>;
type PayCall = StagedCall<typeof ordersContract.payByLink>;

const linkedDue = async (tx: Tx, token: string, { clock }: Platform): Promise<Due> =>
  found(await dueOfLink(tx, hashOfSecret(token), clock.now()));

const orderOf = (tx: Tx, { appointmentId }: Due) => orderNamed(tx, (row) => row('appointments.id', '=', appointmentId));

const stateOf = ({ paidAt }: Due, { isBeingPaid }: Order): Answer['state'] => {
  if (paidAt !== null) return 'paid';
  return isBeingPaid ? 'processing' : 'to_pay';
};

/** What the holder of a link may know. Not found where it is unknown, replaced or expired. */
export const linkAnswer = async (
  tx: Tx,
  { token, clientSecret = null }: { readonly token: string; readonly clientSecret?: string | null },
  platform: Platform,
): Promise<Answer> => {
  const due = await linkedDue(tx, token, platform);
  const order = await orderOf(tx, due);
  const { startsAt, timeZone, currency, petNames } = await visitOf(tx, order.id);
  return {
    siteName: (await siteBrand(tx, platform)).appName,
    businessName: await businessNameOf(tx, order.providerId),
    date: localDateAt(startsAt, timeZone),
    petNames: [...new Set(petNames)],
    owedFor: await owedFor(tx, order.id),
    amount: dollarsOf(due.amountCents),
    currency,
    receipt: receiptAnswer(await ownReceipt(tx, (row) => row('appointments.id', '=', order.id))),
    state: stateOf(due, order),
    paidAt: due.paidAt?.toISOString() ?? null,
    processor: processorAnswer(platform.config),
    clientSecret,
  };
};

/** The charge that pays it: the one that is going on, or a new one. Undefined where it is paid. */
const beginCharge = async (
  tx: Tx,
  { appointmentId }: Due,
  card: AttachedCard,
  platform: Platform,
): Promise<string | undefined> => {
  const order = await lockedOrder(tx, (row) => row('appointments.id', '=', appointmentId));
  const due = found(await dueOf(tx, appointmentId));
  const goingOn = order.isBeingPaid ? (await chargedOrderOf(tx, appointmentId))?.chargeId : undefined;
  if (due.paidAt !== null || goingOn !== undefined) {
    await forgetUnused(tx, card);
    return goingOn;
  }
  const figures = await latePaymentFigures(tx, await orderContents(tx, appointmentId));
  // What is charged is kept with the terms.
  await saveTerms(tx, appointmentId, {}, platform.clock.now());
  const { amountCents } = due;
  const payer = { accountId: order.customerId };
  const consent = {
    way: 'link',
    mostCents: amountCents,
    mostTipCents: cents(0),
    givenAt: platform.clock.now(),
  } as const;
  const charge = { purpose: 'due', order, amountCents, consent, figures, signature: null } as const;
  const open = (cardId: string) => openOrderCharge(tx, payer, { ...charge, cardId }, platform);
  return await chargeCardOnce(tx, card, open, platform);
};

/** The charge that is going on, for who asks while it is. */
const goingOnOf = async (tx: Tx, due: Due): Promise<{ chargeId: string; methodId: string } | undefined> => {
  const { id, isBeingPaid } = await orderOf(tx, due);
  const chargeId = isBeingPaid ? (await chargedOrderOf(tx, id))?.chargeId : undefined;
  return chargeId === undefined ? undefined : { chargeId, methodId: await methodOfCharge(tx, chargeId) };
};

const linked = async (tx: Tx, token: string, platform: Platform) => {
  const due = await linkedDue(tx, token, platform);
  return { due, order: await orderOf(tx, due), goingOn: await goingOnOf(tx, due) };
};

/** Opens the charge, or finds the one that is going on. Undefined where it is paid. */
const chargeFor = async ({ stage, platform, site, params, body }: PayCall): Promise<string | undefined> => {
  const siteId = site.id;
  const read = () => stage((tx) => linked(tx, params.token, platform));
  let { due, order, goingOn } = await read();
  // With another card, the payer no longer confirms the one that waits for it.
  if (goingOn && goingOn.methodId !== body.token) {
    await settleCharge({ siteId, chargeId: goingOn.chargeId, isGivenUp: true }, platform);
    ({ due, order, goingOn } = await read());
  }
  if (goingOn || due.paidAt !== null) return goingOn?.chargeId;
  const holder = { siteId, accountId: order.customerId, providerId: order.providerId };
  const card = await attachToken(stage, { token: body.token, holder }, platform);
  return await stage((tx) => beginCharge(tx, due, card, platform));
};

/**
 * Pays what a link asks for, once, however often and however parallel it is asked: who comes second waits for the charge
 * of the first. Where the bank wants the payer to confirm, the answer has what their browser needs. Nothing of the card
 * is kept.
 */
export const payByLink = async (call: PayCall): Promise<Answer> => {
  const { finish, platform, site, params, count } = call;
  await count('paymentsPerLink', hashOfSecret(params.token).toString('hex'));
  const chargeId = await chargeFor(call);
  const outcome = chargeId === undefined ? undefined : await settleCharge({ siteId: site.id, chargeId }, platform);
  return await finish(async (tx) => {
    if (isDeclined(outcome)) throw new Failure('card_declined', { message: declineWords(outcome.declined) });
    const clientSecret = typeof outcome === 'object' ? outcome.clientSecret : null;
    return await linkAnswer(tx, { token: params.token, clientSecret }, platform);
  });
};
