import type { AnswerOf, refundsContract, RefundWay } from '@tailgate/contract';
import { dollarsOf, type Cents } from '@tailgate/values/money';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Steps } from '../../platform/db/steps.ts';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockedOrder, type Order } from '../appointments/index.ts';
import { refundToGiftCard } from '../gift-cards/index.ts';
import { recordRefund, refundableIn } from '../ledger/index.ts';
import { addCredit } from '../loyalty/index.ts';
import { settlementOf, termsOf } from '../orders/index.ts';
import { openRefund, settleRefund } from '../payments/index.ts';
import { tellRefund } from './finish-refund.ts';
import { insertOrderRefund } from './refunds.queries.ts';

export interface RefundToGive {
  readonly appointment: Rows<'appointments'>;
  readonly amountCents: Cents;
  readonly reason: string;
  readonly way?: RefundWay | undefined;
}
type Given = AnswerOf<typeof refundsContract.refundOrder>;

const refuse = (problem: string) => new Failure('validation_failed', { errors: { amount: problem } });
const TOO_MUCH = 'is more than what is left of the payment';

/** A tip that was added later is no part of it. */
const orderBill = (id: string) => ({ purpose: 'order' as const, subjectId: id });

/** The way that was asked for, else the way in which what was due was paid, else the gift card, else the rewards. */
const wayOf = async (tx: Tx, { id }: Order, asked: RefundWay | undefined): Promise<RefundWay> => {
  if (asked !== undefined) return asked;
  const { tender = null } = (await settlementOf(tx, id)) ?? {};
  if (tender !== null && (await refundableIn(tx, orderBill(id), tender)) > 0) return tender;
  return (await refundableIn(tx, orderBill(id), 'gift_card')) > 0 ? 'gift_card' : 'loyalty';
};

/** Nothing that the processor has to do: it is given back and booked at once. */
const giveBack = async (
  tx: Tx,
  viewer: Viewer,
  refund: { order: Order; way: Exclude<RefundWay, 'card'>; amountCents: Cents; reason: string },
  platform: Platform,
): Promise<Given> => {
  const { order, way, amountCents, reason } = refund;
  const id = newId();
  const booking = { cause: `refund:${id}`, ...orderBill(order.id), amountCents, to: way };
  if ((await recordRefund(tx, booking, platform)) !== 'booked') throw refuse(TOO_MUCH);
  const { giftCardId } = await termsOf(tx, order.id);
  if (way === 'gift_card' && giftCardId !== null) await refundToGiftCard(tx, { giftCardId, amountCents });
  if (way === 'loyalty') await addCredit(tx, order, amountCents);
  const now = platform.clock.now();
  await insertOrderRefund(tx, {
    id,
    appointmentId: order.id,
    way,
    amountCents,
    reason,
    openedBy: viewer.accountId,
    now,
  });
  await tellRefund(tx, { appointmentId: order.id, amountCents, way }, platform);
  return { id, way, amount: dollarsOf(amountCents), status: 'succeeded' };
};

const begin = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, amountCents, reason, way: asked }: RefundToGive,
  platform: Platform,
): Promise<Given> => {
  const order = await lockedOrder(tx, appointment);
  const way = await wayOf(tx, order, asked);
  const left = await refundableIn(tx, orderBill(order.id), way);
  if (left === 0) throw refuse('was not paid, or was given back already');
  if (amountCents > left) throw refuse(TOO_MUCH);
  if (way !== 'card') return await giveBack(tx, viewer, { order, way, amountCents, reason }, platform);
  const chargeId = (await settlementOf(tx, order.id))?.chargeId;
  if (!chargeId) throw refuse('was not paid, or was given back already');
  const id = await openRefund(tx, viewer, { chargeId, amountCents, reason }, platform);
  return { id, way, amount: dollarsOf(amountCents), status: 'pending' };
};

/**
 * Gives money of an order back. It is opened with the idempotency key of the call, and a card is refunded after that
 * commit: a call that is repeated after whatever crash opens no second refund. If this process ends in between, the
 * worker goes on.
 */
export const refundOrder = async (
  { finish }: Pick<Steps<Given>, 'finish'>,
  viewer: Viewer,
  refund: RefundToGive,
  platform: Platform,
): Promise<Given> => {
  const opened = await finish((tx) => begin(tx, viewer, refund, platform));
  if (opened.status !== 'pending') return opened;
  const outcome = await settleRefund({ siteId: viewer.siteId, refundId: opened.id }, platform);
  return { ...opened, status: outcome === 'processing' ? 'pending' : outcome };
};
