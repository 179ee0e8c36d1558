import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashOfGiftCard } from './gift-card-code.ts';
import { giftCardWithHash, insertGiftCardUse, takeFromRow, type GiftCardRow } from './gift-cards.queries.ts';

const refuse = (problem: string) => new Failure('validation_failed', { errors: { giftCardCode: problem } });

/** The gift card with this code, if the groomer sold it and something is left on it. */
export const giftCardFor = async (
  tx: Tx,
  { providerId, code }: { providerId: string; code: string },
): Promise<GiftCardRow> => {
  const card = await giftCardWithHash(tx, providerId, hashOfGiftCard(code));
  if (!card) throw refuse('is not a gift card of yours');
  if (card.balanceCents <= 0) throw refuse('has nothing left');
  return card;
};

/** Takes what an order of its seller uses, with its completion: of two orders that want the last dollars one is refused. */
export const takeFromGiftCard = async (
  tx: Tx,
  use: { giftCardId: string; providerId: string; appointmentId: string; amountCents: Cents },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  if (use.amountCents <= 0) return;
  if (!(await takeFromRow(tx, { id: use.giftCardId, providerId: use.providerId }, use.amountCents)))
    throw refuse('has less left than this order takes');
  await insertGiftCardUse(tx, { ...use, now: clock.now() });
};
