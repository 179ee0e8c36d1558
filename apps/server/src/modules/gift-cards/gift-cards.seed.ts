import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { endingOf } from '../../platform/spoken-code.ts';
import { hashOfGiftCard } from './gift-card-code.ts';

export { giftCardEntries } from './gift-card.rules.ts';

export interface SeedGiftCard {
  readonly id: string;
  readonly providerId: string;
  readonly customerId: string;
  readonly code: string;
  readonly amountCents: Cents;
  readonly balanceCents: Cents;
  readonly soldAt: Date;
  readonly uses: readonly { readonly appointmentId: string; readonly amountCents: Cents; readonly at: Date }[];
}

/** Resets the gift cards of these providers to the demo data. */
export const seedGiftCards = async (
  tx: Tx,
  providers: readonly string[],
  cards: readonly SeedGiftCard[],
): Promise<void> => {
  if (providers.length === 0) return;
  await tx.deleteFrom('gift_cards').where('provider_id', 'in', providers).execute();
  await insertRows(
    tx,
    'gift_cards',
    cards.map((card) => ({
      id: card.id,
      provider_id: card.providerId,
      customer_id: card.customerId,
      code_hash: hashOfGiftCard(card.code),
      code_ending: endingOf(card.code),
      initial_cents: card.amountCents,
      balance_cents: card.balanceCents,
      sold_at: card.soldAt,
    })),
  );
  await insertRows(
    tx,
    'gift_card_uses',
    cards.flatMap((card) =>
      card.uses.map(({ appointmentId, amountCents, at }) => ({
        gift_card_id: card.id,
        appointment_id: appointmentId,
        amount_cents: amountCents,
        used_at: at,
      })),
    ),
  );
};
