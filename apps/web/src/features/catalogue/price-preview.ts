import type { PetSize } from '@tailgate/contract';
import { PET_SIZES } from '@tailgate/contract/facts';
import {
  estimateVisit,
  pricedBreeds,
  pricedSizes,
  priceOfSize,
  type Estimate,
  type Extra,
  type OfferedService,
  type SizeModifier,
} from '@tailgate/pricing';
import { cents, centsOf } from '@tailgate/values/money';
import type { Breed, Size } from './catalogue-query.ts';
import type { AddOnPrice, ServicePrices, SizePrice } from './price-table.ts';

const extraOf = ({ price, minutes }: SizePrice): Extra => ({ priceCents: price ?? cents(0), minutes: minutes ?? 0 });

const modifiersOf = (sizes: readonly Size[]): readonly SizeModifier[] =>
  sizes.map(({ name, maxWeight, priceModifier, durationModifier }) => ({
    name,
    maxWeightLb: maxWeight,
    priceModifierCents: centsOf(priceModifier),
    durationModifierMinutes: durationModifier,
  }));

/** The prices of the form as an offer: what the server will have once they are saved. */
const offerOf = (service: ServicePrices, addOns: readonly AddOnPrice[] = [], baseMinutes = 0): OfferedService => {
  const sizes = pricedSizes(PET_SIZES.map((size) => ({ size, ...extraOf(service.sizes[size]) })));
  const breeds = pricedBreeds(
    service.breeds.map(({ breedId, min, max, minutes }) => ({
      breedId,
      minCents: min ?? cents(0),
      maxCents: max ?? undefined,
      minutes: minutes ?? 0,
    })),
  );
  return {
    adjustBy: service.adjustBy,
    isHourly: service.isHourly,
    hourlyRateCents: service.hourlyRate ?? cents(0),
    baseMinutes,
    sizes: Object.fromEntries(sizes.map(({ size, ...price }) => [size, price])),
    breeds: Object.fromEntries(breeds.map(({ breedId, ...price }) => [breedId, price])),
    addOns: Object.fromEntries(addOns.map((addOn) => [addOn.addOnId, extraOf(addOn)])),
  };
};

/** What a size without a price of its own costs and takes, if a smaller one has a price. */
export const inheritedPrice = (service: ServicePrices, size: PetSize, sizes: readonly Size[]): Extra | undefined =>
  priceOfSize(offerOf(service), size, modifiersOf(sizes));

/** The smaller size whose price and time an empty size has. */
export const followedSize = (service: ServicePrices, size: PetSize): PetSize | undefined => {
  const { sizes } = offerOf(service);
  return PET_SIZES.slice(0, PET_SIZES.indexOf(size)).findLast((smaller) => sizes[smaller] !== undefined);
};

interface PetToPrice {
  readonly breed: Pick<Breed, 'id' | 'size'> | undefined;
  readonly weightLb: number | null;
}

/** What a customer would see with these prices. */
export const previewOf = (
  service: ServicePrices,
  { breed, weightLb }: PetToPrice,
  addOns: readonly AddOnPrice[],
  { baseMinutes, sizes }: { readonly baseMinutes: number; readonly sizes: readonly Size[] },
): Estimate | undefined =>
  estimateVisit(
    [
      {
        service: offerOf(service, addOns, baseMinutes),
        pet: { breed, weightLb: weightLb ?? undefined },
        addOnIds: addOns.map(({ addOnId }) => addOnId),
        timeModifiers: [],
      },
    ],
    modifiersOf(sizes),
  );
