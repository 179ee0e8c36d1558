import { MAX_ORDER_UPSELLS_CENTS } from '@tailgate/contract';
import { multiplyCents, sumCents, cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { ChosenUpsell } from '../../platform/db/stored/bookings.ts';
import { Failure, found, refuseProblems } from '../../platform/failure.ts';
import { upsellsOnSale } from './upsells.queries.ts';
import { tooFewLeft } from './upsells.rules.ts';

export const costOf = (chosen: readonly Pick<ChosenUpsell, 'priceCents' | 'quantity'>[]): Cents =>
  sumCents([cents(0), ...chosen.map(({ priceCents, quantity }) => multiplyCents(priceCents, quantity))]);

const requireEnough = (name: string, stock: number | null, quantity: number): void => {
  if (stock !== null && quantity > stock) throw new Failure('conflict', { message: tooFewLeft(name, stock) });
};

/** The products that a customer wants from this groomer: on sale, at the prices of now, no more than there are. */
export const chooseUpsells = async (
  tx: Tx,
  providerId: string,
  wanted: readonly Pick<ChosenUpsell, 'upsellId' | 'quantity'>[],
): Promise<ChosenUpsell[]> => {
  const isTwice = new Set(wanted.map(({ upsellId }) => upsellId)).size < wanted.length;
  refuseProblems(isTwice ? { upsells: 'names a product twice' } : {});
  const onSale = await upsellsOnSale(tx, providerId);
  const chosen = wanted.map(({ upsellId, quantity }) => {
    const { name, priceCents, stock } = found(onSale.find(({ id }) => id === upsellId));
    requireEnough(name, stock, quantity);
    return { upsellId, name, priceCents, quantity };
  });
  if (costOf(chosen) > MAX_ORDER_UPSELLS_CENTS) throw new Failure('limit_reached');
  return chosen;
};

/** What was chosen earlier can be gone by now: then nothing is sold, and what is missing is named. */
export const requireOnSale = async (tx: Tx, providerId: string, chosen: readonly ChosenUpsell[]): Promise<void> => {
  if (chosen.length === 0) return;
  const onSale = await upsellsOnSale(tx, providerId);
  for (const { upsellId, name, quantity } of chosen) {
    const product = onSale.find(({ id }) => id === upsellId);
    requireEnough(name, product ? product.stock : 0, quantity);
  }
};
