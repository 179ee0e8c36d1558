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

/** A card whose bank asks is good: the groomer sends a link, on whose page its holder can confirm. */
const refusalOf = (code: string, { role }: Viewer): Failure =>
  code === AUTHENTICATION_REQUIRED && role !== 'customer'
    ? new Failure(AUTHENTICATION_REQUIRED)
    : new Failure('card_declined', { message: declineWords(code) });

/**
 * Ends an order. With a card: the charge is opened and the order frozen in one transaction, the card is charged after
 * it, and the outcome ends the order or opens it again, in the transaction that writes it. If this process ends in
 * between, the worker goes on.
 */
export const payOrder = async <T>(
  { stage, finish }: Steps<T>,
  viewer: Viewer,
  { beginCharge, settleNow, answer }: Payment<T>,
  platform: Platform,
): Promise<T> => {
  const chargeId = await stage(beginCharge);
  const outcome =
    chargeId === undefined ? undefined : await settleCharge({ siteId: viewer.siteId, chargeId }, platform);
  return await finish(async (tx) => {
    if (isDeclined(outcome)) throw refusalOf(outcome.declined, viewer);
    if (!outcome) await settleNow(tx);
    return await answer(tx);
  });
};
