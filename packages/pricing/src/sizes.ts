import { PET_SIZES, type PetSize } from '@tailgate/contract/facts';
import { addCents, cents, subtractCents } from '@tailgate/values/money';
import type { Extra, OfferedService, SizeModifier } from './offer.ts';

/** What is known about a pet. */
export interface PetToPrice {
  readonly size?: PetSize | undefined;
  readonly weightLb?: number | undefined;
  readonly breed?: { readonly id: string; readonly size: PetSize } | undefined;
}

/** The smallest size that includes the weight: 10.5 pounds are above 10. */
export const sizeOfWeight = (
  weightLb: number,
  sizes: readonly Pick<SizeModifier, 'name' | 'maxWeightLb'>[],
): PetSize | undefined =>
  PET_SIZES.find((name) =>
    sizes.some((size) => size.name === name && (size.maxWeightLb === null || weightLb <= size.maxWeightLb)),
  );

/** A chosen size takes precedence over a measured weight, and both over the typical size of the breed. */
export const sizeOfPet = (pet: PetToPrice, sizes: readonly SizeModifier[]): PetSize | undefined =>
  pet.size ?? (pet.weightLb === undefined ? undefined : sizeOfWeight(pet.weightLb, sizes)) ?? pet.breed?.size;

const NO_MODIFIER = { priceModifierCents: cents(0), durationModifierMinutes: 0 };

/**
 * The price and time of a size. Where the provider set none, those of the next smaller size that has a price, plus the
 * difference of the two modifiers. Undefined when no size up to this one has a price.
 */
export const priceOfSize = (
  { sizes: prices }: Pick<OfferedService, 'sizes'>,
  size: PetSize,
  sizes: readonly SizeModifier[],
): Extra | undefined => {
  const modifierOf = (name: PetSize) => sizes.find((candidate) => candidate.name === name) ?? NO_MODIFIER;
  const priced = PET_SIZES.slice(0, PET_SIZES.indexOf(size) + 1).findLast((name) => prices[name]);
  const base = priced && prices[priced];
  if (!base || priced === size) return base;
  const [from, to] = [modifierOf(priced), modifierOf(size)];
  return {
    priceCents: addCents(base.priceCents, subtractCents(to.priceModifierCents, from.priceModifierCents)),
    minutes: base.minutes + to.durationModifierMinutes - from.durationModifierMinutes,
  };
};
