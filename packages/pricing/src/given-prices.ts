import type { Cents } from '@tailgate/values/money';
import type { BreedPrice, Extra } from './offer.ts';

/** Forms and calls send 0 for 'not set'; that must not become a price of zero. */
const isSet = (priceCents: Cents, minutes: number): boolean => priceCents > 0 || minutes > 0;

/** The sizes that have a price or a time of their own. */
export const pricedSizes = <Price extends Extra>(prices: readonly Price[]): readonly Price[] =>
  prices.filter(({ priceCents, minutes }) => isSet(priceCents, minutes));

/** The breeds that have a price or a time of their own; a missing maximum equals the minimum. */
export const pricedBreeds = <Price extends Omit<BreedPrice, 'maxCents'>>(
  prices: readonly (Price & { readonly maxCents?: Cents | undefined })[],
): readonly (Price & BreedPrice)[] =>
  prices
    .map((price) => ({ ...price, maxCents: price.maxCents ?? price.minCents }))
    .filter(({ maxCents, minutes }) => isSet(maxCents, minutes));
