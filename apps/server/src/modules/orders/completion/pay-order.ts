import { declineWords } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Steps } from '../../../platform/db/steps.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isDeclined, settleCharge } from '../../payments/index.ts';

const AUTHENTICATION_REQUIRED = 'authentication_required';

export interface Payment<T> {
  /** Opens the charge and freezes the order until it has an outcome. Undefined where no card is charged. */
  readonly beginCharge: (tx: Tx) => Promise<string | undefined>;
  /** Where no card is charged: settled at once. */
  readonly settleNow: (tx: Tx) => Promise<void>;
  readonly answer: (tx: Tx) => Promise<T>;
}

/**
 * Ends an order. With a card: the charge is opened and the order frozen in one transaction, the card is charged after
 * it, and the outcome ends the order or opens it again, in the transaction that writes it. If this process ends in
 * between, the worker goes on.
 */
export const payOrder = async <T>(
  { stage, finish }: Steps<T>,
  { siteId }: Viewer,
  { beginCharge, settleNow, answer }: Payment<T>,
  platform: Platform,
): Promise<T> => {
  const chargeId = await stage(beginCharge);
  const outcome = chargeId === undefined ? undefined : await settleCharge({ siteId, chargeId }, platform);
  return await finish(async (tx) => {
    // The card is good, and only its holder can go on: by a link, where they are on the page of their bank.
    if (isDeclined(outcome) && outcome.declined === AUTHENTICATION_REQUIRED) throw new Failure(AUTHENTICATION_REQUIRED);
    if (isDeclined(outcome)) throw new Failure('card_declined', { message: declineWords(outcome.declined) });
    if (!outcome) await settleNow(tx);
    return await answer(tx);
  });
};
