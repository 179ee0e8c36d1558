import { emitInside } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ChargeState } from '../../../vendors/payments/payments.ts';
import { chargeSettled } from '../payments.events.ts';
import { isKeyKept, isTooLateToConfirm, outcomeOf, type ChargeOutcome } from '../payments.rules.ts';
import { keepIntentId, readCharge, settleChargeRow, type ChargeRow } from './charges.queries.ts';

const askProcessor = async (charge: ChargeRow, { payments, clock }: Platform): Promise<ChargeState> => {
  const { customerId, intentId, openedAt } = charge;
  // With its key the processor would repeat its first answer for ever; by its id it says what happened since.
  if (intentId !== null) return await payments.readCharge(intentId);
  if (customerId === null) return { state: 'failed', intentId: null, code: 'resource_missing' };
  if (isKeyKept(openedAt, clock.now())) return await payments.charge({ ...charge, customerId });
  // A key that may be forgotten must not be used: it could charge a second time.
  const earlier = await payments.findCharge({ chargeId: charge.chargeId, customerId, since: openedAt });
  return earlier ?? { state: 'failed', intentId: null, code: 'not_charged' };
};

/** A payment that waits for its payer is taken back when they had time enough, or pay otherwise. */
const orGivenUp = async (
  answer: ChargeState,
  { charge, isGivenUp }: { readonly charge: ChargeRow; readonly isGivenUp: boolean },
  { payments, clock }: Platform,
): Promise<ChargeState> => {
  if (answer.state !== 'to_confirm') return answer;
  return isGivenUp || isTooLateToConfirm(charge.openedAt, clock.now())
    ? await payments.giveUp(answer.intentId)
    : answer;
};

/**
 * Charges the card and writes the outcome, each exactly once, however often, by whomever and after whatever crash this
 * is called: the charge's id is the processor's idempotency key, and only a pending charge takes an outcome. Those who
 * react inside get their part into the same transaction. Must not be called while a transaction is open.
 */
export const settleCharge = async (
  { siteId, chargeId, isGivenUp = false }: { siteId: string; chargeId: string; isGivenUp?: boolean },
  platform: Platform,
): Promise<ChargeOutcome> => {
  const { db, clock, log } = platform;
  const charge = await db.inSite(siteId, (tx) => readCharge(tx, chargeId));
  if (charge.status !== 'pending') return outcomeOf(charge);
  const answer = await orGivenUp(await askProcessor(charge, platform), { charge, isGivenUp }, platform);
  if (answer.state === 'to_confirm') {
    if (charge.intentId === null) await db.inSite(siteId, (tx) => keepIntentId(tx, chargeId, answer.intentId));
    return { clientSecret: answer.clientSecret };
  }
  if (answer.state === 'processing') {
    log.warn({ chargeId, problem: answer.problem }, 'Charge is not settled yet');
    const { intentId } = answer;
    if (intentId !== null && charge.intentId === null)
      await db.inSite(siteId, (tx) => keepIntentId(tx, chargeId, intentId));
    return 'processing';
  }
  const { state: status, intentId } = answer;
  const failureCode = 'code' in answer ? answer.code : null;
  return await db.inSite(siteId, async (tx) => {
    if (!(await settleChargeRow(tx, { chargeId, status, failureCode, intentId, now: clock.now() })))
      return outcomeOf(await readCharge(tx, chargeId));
    const { purpose, subjectId, amountCents } = charge;
    const payload = { chargeId, purpose, subjectId, amountCents, status, failureCode };
    await emitInside(tx, { event: chargeSettled, payload }, platform);
    return outcomeOf({ status, failureCode });
  });
};
