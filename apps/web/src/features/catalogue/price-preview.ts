import type { Breed, Size } from './catalogue-query.ts';
import { modifierOf } from './price-edits.ts';
import type { AddOnPrice, ServicePrices, SizePrice } from './price-table.ts';
import { SIZES, sizeOfWeight, type PetSize } from './sizes.ts';

/** In cents. */
export interface Estimate {
  readonly min: number;
  readonly max: number;
  readonly minutes: number;
}

const MINUTES_PER_HOUR = 60;
const isSet = (price: number | null, minutes: number | null) => (price ?? 0) > 0 || (minutes ?? 0) > 0;

/** A size without a price takes the next smaller one's, with the difference of the two modifiers on top. */
export const priceOfSize = (
  service: Pick<ServicePrices, 'sizes'>,
  size: PetSize,
  sizes: readonly Size[],
): { readonly price: number; readonly minutes: number } | undefined => {
  const priced = SIZES.slice(0, SIZES.indexOf(size) + 1).findLast((name) =>
    isSet(service.sizes[name].price, service.sizes[name].minutes),
  );
  if (!priced) return undefined;
  const more = (row: keyof SizePrice) => modifierOf(sizes, { row, size }) - modifierOf(sizes, { row, size: priced });
  const { price, minutes } = service.sizes[priced];
  return { price: (price ?? 0) + more('price'), minutes: (minutes ?? 0) + more('minutes') };
};

interface PetToPrice {
  readonly breed: Pick<Breed, 'id' | 'size'> | undefined;
  /** What somebody measured counts more than what the breed is like. */
  readonly weightLb: number | null;
}

const work = (
  service: ServicePrices,
  { breed, weightLb }: PetToPrice,
  baseMinutes: number,
  sizes: readonly Size[],
): Estimate | undefined => {
  const size = (weightLb === null ? undefined : sizeOfWeight(weightLb, sizes)) ?? breed?.size;
  const bySize = size && priceOfSize(service, size, sizes);
  const own = service.adjustBy === 'breed' ? service.breeds.find(({ breedId }) => breedId === breed?.id) : undefined;
  const byBreed = own && isSet(own.max ?? own.min, own.minutes) ? own : undefined;
  const minutes = (byBreed ? byBreed.minutes : bySize?.minutes) || baseMinutes;
  if (service.isHourly) {
    if (!service.hourlyRate) return undefined;
    const price = Math.round((service.hourlyRate * minutes) / MINUTES_PER_HOUR);
    return { min: price, max: price, minutes };
  }
  if (byBreed) return { min: byBreed.min ?? 0, max: byBreed.max ?? byBreed.min ?? 0, minutes };
  return bySize && { min: bySize.price, max: bySize.price, minutes };
};

/** What a customer would be told with these prices, as the server will reckon once they are saved. */
export const previewOf = (
  service: ServicePrices,
  pet: PetToPrice,
  addOns: readonly AddOnPrice[],
  { baseMinutes, sizes }: { readonly baseMinutes: number; readonly sizes: readonly Size[] },
): Estimate | undefined => {
  const base = work(service, pet, baseMinutes, sizes);
  return (
    base &&
    addOns.reduce(
      (sum, { price, minutes }) => ({
        min: sum.min + (price ?? 0),
        max: sum.max + (price ?? 0),
        minutes: sum.minutes + (minutes ?? 0),
      }),
      base,
    )
  );
};
