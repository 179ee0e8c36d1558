import { showMoney } from '@tailgate/values/money';
import type { Platform } from '../../platform/platform.ts';
import type { PayoutState, TransferState } from '../../vendors/payments/payouts.ts';
import { recipientOf } from '../accounts/index.ts';
import { recordReversal } from '../ledger/index.ts';
import { accountOf } from '../merchant/index.ts';
import { notify } from '../notifications/index.ts';
import { keepProcessorIds, readPayout, settlePayoutRow, type PayoutRow } from './payouts.queries.ts';

interface Named {
  readonly siteId: string;
  readonly payoutId: string;
}
export type PayoutOutcome = 'sent' | 'failed' | 'processing';

/** The processor forgets idempotency keys after a day at the earliest; a forgotten one would send a second time. */
const KEY_KEPT_MS = 20 * 3_600_000;

const orderOf = ({ id, accountId, amountCents, currency, kind }: PayoutRow, siteId: string) => ({
  payoutId: id,
  siteId,
  accountId,
  amountCents,
  currency,
  isInstant: kind === 'instant',
});

const transferOf = async (payout: PayoutRow, siteId: string, { payments, clock }: Platform): Promise<TransferState> => {
  if (payout.transferId !== null) return { state: 'done', processorId: payout.transferId };
  const order = orderOf(payout, siteId);
  if (clock.now().getTime() - payout.openedAt.getTime() < KEY_KEPT_MS) return await payments.transfer(order);
  return (await payments.findTransfer(order)) ?? { state: 'failed', code: 'not_transferred' };
};

const sendingOf = async (payout: PayoutRow, siteId: string, { payments, clock }: Platform): Promise<PayoutState> => {
  const { accountId, processorId, openedAt } = payout;
  // With its key the processor would repeat its first answer for ever; by its id it says what happened since.
  if (processorId !== null) return await payments.readPayout({ processorId, accountId });
  const order = orderOf(payout, siteId);
  if (clock.now().getTime() - openedAt.getTime() < KEY_KEPT_MS) return await payments.payOut(order);
  const earlier = await payments.findPayout({ ...order, since: openedAt });
  return earlier ?? { state: 'failed', processorId: null, code: 'not_sent' };
};

const isBankProved = async ({ providerId }: PayoutRow, siteId: string, { db }: Platform): Promise<boolean> =>
  (await db.inSite(siteId, (tx) => accountOf(tx, providerId)))?.isReady === true;

const backFrom = async (
  payoutId: string,
  transferId: string,
  failed: PayoutState,
  { payments }: Platform,
): Promise<PayoutState> => {
  const back = await payments.takeBack({ payoutId, transferId });
  return back.state === 'done' ? failed : { state: 'processing', problem: 'The transfer was not taken back yet' };
};

/** To the account of the provider, and from there to the bank. What cannot be sent on is taken back. */
const askProcessor = async (payout: PayoutRow, siteId: string, platform: Platform): Promise<PayoutState> => {
  const { db } = platform;
  const transfer = await transferOf(payout, siteId, platform);
  if (transfer.state === 'processing') return transfer;
  if (transfer.state === 'failed') return { state: 'failed', processorId: null, code: transfer.code };
  const { processorId: transferId } = transfer;
  if (payout.transferId === null) await db.inSite(siteId, (tx) => keepProcessorIds(tx, payout.id, { transferId }));
  // The bank may have been replaced since: nothing is sent to one that is not proved.
  if (payout.processorId === null && !(await isBankProved(payout, siteId, platform)))
    return await backFrom(
      payout.id,
      transferId,
      { state: 'failed', processorId: null, code: 'bank_unverified' },
      platform,
    );
  const sending = await sendingOf(payout, siteId, platform);
  if (sending.state === 'processing') return sending;
  const { processorId } = sending;
  if (processorId !== null && payout.processorId === null)
    await db.inSite(siteId, (tx) => keepProcessorIds(tx, payout.id, { processorId }));
  if (sending.state === 'sent') return sending;
  return await backFrom(payout.id, transferId, sending, platform);
};

/**
 * Sends a payout and writes the outcome, each exactly once, however often, by whomever and after whatever crash this is
 * called. One that was sent is looked at again: the bank may have returned it. Must not be called while a transaction is
 * open.
 */
export const settlePayout = async ({ siteId, payoutId }: Named, platform: Platform): Promise<PayoutOutcome> => {
  const { db, clock, log } = platform;
  const payout = await db.inSite(siteId, (tx) => readPayout(tx, payoutId));
  if (payout.status === 'failed') return 'failed';
  const answer = await askProcessor(payout, siteId, platform);
  if (answer.state === 'processing') {
    log.warn({ payoutId, problem: answer.problem }, 'Payout is not settled yet');
    return payout.status === 'sent' ? 'sent' : 'processing';
  }
  const { state: status } = answer;
  const [failureCode, arrivesAt] = status === 'failed' ? [answer.code, null] : [null, answer.arrivesAt];
  return await db.inSite(siteId, async (tx) => {
    if (!(await settlePayoutRow(tx, { payoutId, status, failureCode, arrivesAt, now: clock.now() }))) {
      const { status: other } = await readPayout(tx, payoutId);
      return other === 'pending' ? 'processing' : other;
    }
    if (status === 'failed') await recordReversal(tx, `payout:${payoutId}`, platform);
    const to = await recipientOf(tx, payout.providerId);
    const variables = { amount: showMoney(payout.amountCents), bank: payout.bankLastFour };
    await notify(tx, platform, status === 'failed' ? 'payoutFailed' : 'payoutSent', { to, variables });
    return status;
  });
};
