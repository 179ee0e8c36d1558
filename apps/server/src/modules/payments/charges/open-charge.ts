import { MAX_CARD_CHARGE_CENTS, MIN_CHARGE_CENTS, type ChargePurpose } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { SETTLE_CHARGE_TASK } from '../payments.rules.ts';
import { insertCharge, lockCardForOrder } from './charges.queries.ts';
import { keepConsent, type Consent } from './consents.queries.ts';

/** The order settles it at once; the worker finishes what the order could not. */
const FINISH_AFTER_S = 30;

export interface ChargeToOpen {
  readonly purpose: ChargePurpose;
  /** What it is about, of the kind that its purpose says: each bill of it is charged once. */
  readonly subjectId: string;
  /** Who pays: only a card of the customer, or one that the provider keeps for them, can. */
  readonly customerId: string;
  readonly providerId: string;
  readonly amountCents: Cents;
  readonly currency: string;
  readonly cardId: string;
  /** What the customer agreed to. Nothing above it is charged; the database refuses it too. */
  readonly consent: Consent;
}

/** Who opens a charge says what is charged as a tip by what was agreed for it; together it is never more. */
const requireConsent = ({ amountCents, consent }: ChargeToOpen): void => {
  const { mostCents, mostTipCents } = consent;
  if (amountCents > mostCents + mostTipCents) throw new Failure('consent_missing');
};

/**
 * Opens a charge in the order's transaction. Nothing is charged before `settleCharge`, which the order calls after its
 * commit; if it never gets there, the worker does.
 */
export const openCharge = async (
  tx: Tx,
  viewer: Pick<Viewer, 'accountId'>,
  charge: ChargeToOpen,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const { amountCents } = charge;
  if (!Number.isInteger(amountCents) || amountCents < MIN_CHARGE_CENTS || amountCents > MAX_CARD_CHARGE_CENTS)
    throw new Failure('validation_failed', { errors: { amount: 'cannot be charged to a card' } });
  requireConsent(charge);
  await lockCardForOrder(tx, charge);
  const now = clock.now();
  const consentId = await keepConsent(tx, charge);
  const chargeId = await insertCharge(tx, { ...charge, consentId, openedBy: viewer.accountId, now });
  if (chargeId === undefined) throw new Failure('payment_in_progress');
  await enqueue(
    tx,
    { task: SETTLE_CHARGE_TASK, maxAttempts: 25 },
    { chargeId },
    { runAt: secondsAfter(now, FINISH_AFTER_S), onlyOnce: `settle-charge:${chargeId}` },
  );
  return chargeId;
};
