import { PET_SIZES, type AdjustBy, type PetSize } from '@tailgate/contract';

export interface SizeModifier {
  readonly name: PetSize;
  /** The last pound that still counts to it; the largest has no end. */
  readonly maxWeightLb: number | null;
  /** Both above the smallest size. */
  readonly priceModifierCents: number;
  readonly durationModifierMinutes: number;
}

/** What one more thing adds: an add-on of a provider, or a time modifier of a pet. */
export interface Extra {
  readonly priceCents: number;
  readonly minutes: number;
}

/** A service as one provider offers it. A size, breed or add-on without a price of its own is absent. */
export interface OfferedService {
  readonly serviceId: string;
  readonly name: string;
  readonly category: string;
  readonly petTypeId: string;
  readonly adjustBy: AdjustBy;
  readonly isHourly: boolean;
  readonly hourlyRateCents: number;
  readonly baseMinutes: number;
  readonly sizes: Readonly<Partial<Record<PetSize, Extra>>>;
  readonly breeds: Readonly<
    Partial<Record<string, { readonly minCents: number; readonly maxCents: number; readonly minutes: number }>>
  >;
  readonly addOns: Readonly<Partial<Record<string, Extra>>>;
}

/** As much as is known; what somebody measured counts more than what the breed is like. */
export interface PetToPrice {
  readonly size?: PetSize | undefined;
  readonly weightLb?: number | undefined;
  readonly breed?: { readonly id: string; readonly size: PetSize } | undefined;
}

export interface PetWork {
  readonly service: OfferedService;
  readonly pet: PetToPrice;
  readonly addOnIds: readonly string[];
  readonly timeModifiers: readonly Extra[];
}

export interface Estimate {
  readonly minCents: number;
  readonly maxCents: number;
  readonly minutes: number;
}

/** The smallest size that still takes the weight: 10.5 pounds are more than 10. */
export const sizeOfWeight = (weightLb: number, sizes: readonly SizeModifier[]): PetSize | undefined =>
  inOrder(sizes).find(({ maxWeightLb }) => maxWeightLb === null || weightLb <= maxWeightLb)?.name;

export const sizeOfPet = (pet: PetToPrice, sizes: readonly SizeModifier[]): PetSize | undefined =>
  pet.size ?? (pet.weightLb === undefined ? undefined : sizeOfWeight(pet.weightLb, sizes)) ?? pet.breed?.size;

/**
 * The price and time of a size. Where the provider set none, the next smaller one that has a price tells it, with the
 * difference of the two modifiers on top. Undefined when no size up to this one has a price.
 */
export const priceOfSize = (
  service: Pick<OfferedService, 'sizes'>,
  size: PetSize,
  sizes: readonly SizeModifier[],
): Extra | undefined => {
  const modifierOf = (name: PetSize) => sizes.find((candidate) => candidate.name === name);
  const priced = PET_SIZES.slice(0, PET_SIZES.indexOf(size) + 1).findLast((name) => service.sizes[name]);
  const base = priced && service.sizes[priced];
  if (!base || priced === size) return base;
  const [from, to] = [modifierOf(priced), modifierOf(size)];
  return {
    priceCents: base.priceCents + ((to?.priceModifierCents ?? 0) - (from?.priceModifierCents ?? 0)),
    minutes: base.minutes + ((to?.durationModifierMinutes ?? 0) - (from?.durationModifierMinutes ?? 0)),
  };
};

/** What the work on one pet costs and takes, or undefined when this provider has no price for such a pet. */
export const estimateWork = (work: PetWork, sizes: readonly SizeModifier[]): Estimate | undefined => {
  const base = estimateService(work.service, work.pet, sizes);
  const addOns = work.addOnIds.map((id) => work.service.addOns[id]);
  if (!base || !addOns.every((addOn) => addOn !== undefined)) return undefined;
  return [...addOns, ...work.timeModifiers].reduce(
    (sum, extra) => ({
      minCents: sum.minCents + extra.priceCents,
      maxCents: sum.maxCents + extra.priceCents,
      minutes: sum.minutes + extra.minutes,
    }),
    base,
  );
};

/** All pets of one visit; the zone's fee is for the drive, so it is asked once. */
export const estimateVisit = (
  works: readonly PetWork[],
  sizes: readonly SizeModifier[],
  zoneFeeCents = 0,
): Estimate | undefined => {
  const estimates = works.map((work) => estimateWork(work, sizes));
  if (!estimates.every((estimate) => estimate !== undefined)) return undefined;
  return estimates.reduce(
    (sum, { minCents, maxCents, minutes }) => ({
      minCents: sum.minCents + minCents,
      maxCents: sum.maxCents + maxCents,
      minutes: sum.minutes + minutes,
    }),
    { minCents: zoneFeeCents, maxCents: zoneFeeCents, minutes: 0 },
  );
};

/** The service a form begins with: one whose name contains 'hair' or 'groom'. */
export const defaultServiceOf = <Service extends { readonly name: string }>(
  services: readonly Service[],
): Service | undefined => services.find(({ name }) => /hair|groom/i.test(name));

const estimateService = (
  service: OfferedService,
  pet: PetToPrice,
  sizes: readonly SizeModifier[],
): Estimate | undefined => {
  const size = sizeOfPet(pet, sizes);
  const bySize = size && priceOfSize(service, size, sizes);
  const byBreed = service.adjustBy === 'breed' && pet.breed ? service.breeds[pet.breed.id] : undefined;
  // A service whose time nobody set still takes time: the catalogue's.
  const minutes = (byBreed?.minutes ?? bySize?.minutes ?? 0) || service.baseMinutes;
  if (service.isHourly) {
    if (service.hourlyRateCents === 0) return undefined;
    const cents = Math.round((service.hourlyRateCents * minutes) / MINUTES_PER_HOUR);
    return { minCents: cents, maxCents: cents, minutes };
  }
  if (byBreed) return { minCents: byBreed.minCents, maxCents: byBreed.maxCents, minutes };
  return bySize && { minCents: bySize.priceCents, maxCents: bySize.priceCents, minutes };
};

const MINUTES_PER_HOUR = 60;

const inOrder = (sizes: readonly SizeModifier[]) =>
  [...sizes].sort((one, other) => PET_SIZES.indexOf(one.name) - PET_SIZES.indexOf(other.name));
