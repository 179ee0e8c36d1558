import { cents, portionOf, sumCents, type Cents } from '@tailgate/values/money';
import type { Extra, OfferedService, SizeModifier } from './offer.ts';
import { priceOfSize, sizeOfPet, type PetToPrice } from './sizes.ts';
import type { TravelFee } from './travel-fee.ts';

export interface PetWork {
  readonly service: OfferedService;
  readonly pet: PetToPrice;
  readonly addOnIds: readonly string[];
  readonly timeModifiers: readonly Extra[];
}

export interface Estimate {
  readonly minCents: Cents;
  readonly maxCents: Cents;
  readonly minutes: number;
}

const MINUTES_PER_HOUR = 60;

/** Price and time of the work on one pet, or undefined when this provider has no price for such a pet. */
export const estimateWork = (work: PetWork, sizes: readonly SizeModifier[]): Estimate | undefined => {
  const base = estimateService(work.service, work.pet, sizes);
  const addOns = work.addOnIds.map((id) => work.service.addOns[id]);
  if (!base || !addOns.every((addOn) => addOn !== undefined)) return undefined;
  return sumEstimates([base, ...[...addOns, ...work.timeModifiers].map(fixed)]);
};

/** All pets of one appointment. The travel fee is charged once. */
export const estimateVisit = (
  works: readonly PetWork[],
  sizes: readonly SizeModifier[],
  travelFee: TravelFee = { minCents: cents(0), maxCents: cents(0) },
): Estimate | undefined => {
  const estimates = works.map((work) => estimateWork(work, sizes));
  if (!estimates.every((estimate) => estimate !== undefined)) return undefined;
  return sumEstimates([{ ...travelFee, minutes: 0 }, ...estimates]);
};

const fixed = ({ priceCents, minutes }: Extra): Estimate => ({ minCents: priceCents, maxCents: priceCents, minutes });

const sumEstimates = (estimates: readonly Estimate[]): Estimate => ({
  minCents: sumCents(estimates.map(({ minCents }) => minCents)),
  maxCents: sumCents(estimates.map(({ maxCents }) => maxCents)),
  minutes: estimates.reduce((sum, { minutes }) => sum + minutes, 0),
});

const estimateService = (
  service: OfferedService,
  pet: PetToPrice,
  sizes: readonly SizeModifier[],
): Estimate | undefined => {
  const size = sizeOfPet(pet, sizes);
  const bySize = size && priceOfSize(service, size, sizes);
  const byBreed = service.adjustBy === 'breed' && pet.breed ? service.breeds[pet.breed.id] : undefined;
  const minutes = (byBreed?.minutes ?? bySize?.minutes ?? 0) || service.baseMinutes;
  if (service.isHourly) {
    if (service.hourlyRateCents === 0) return undefined;
    return fixed({ priceCents: portionOf(service.hourlyRateCents, minutes, MINUTES_PER_HOUR), minutes });
  }
  if (byBreed) return { minCents: byBreed.minCents, maxCents: byBreed.maxCents, minutes };
  return bySize && fixed({ priceCents: bySize.priceCents, minutes });
};
