import type { PetSize } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import { petSizes, sizesOfBreeds, timeModifiers } from './catalogue.queries.ts';
import { estimateVisit, type Estimate, type Extra, type SizeModifier } from './catalogue.rules.ts';
import { offerOf } from './offers.queries.ts';

/** One pet, and what is to be done to it. */
export interface PetToEstimate {
  readonly serviceId: string;
  readonly addOnIds: readonly string[];
  readonly timeModifierIds: readonly string[];
  readonly size?: PetSize;
  readonly weightLb?: number;
  readonly breedId?: string;
}

/**
 * What each of these providers would ask for one visit, and how long it would take. Whoever does not offer all of it,
 * or has no price for one of the pets, is absent.
 */
export const estimateFor = async (
  tx: Tx,
  providerIds: readonly string[],
  pets: readonly PetToEstimate[],
  zoneFeesCents: ReadonlyMap<string, number> = new Map(),
): Promise<Map<string, Estimate>> => {
  const offers = await offerOf(tx, providerIds);
  const sizes = await sizeModifiers(tx);
  const breedSizes = await sizesOfBreeds(
    tx,
    pets.flatMap(({ breedId }) => breedId ?? []),
  );
  const extras = await extrasById(tx, pets);
  const estimates = new Map<string, Estimate>();
  for (const [providerId, services] of offers) {
    const works = pets.flatMap(({ serviceId, addOnIds, timeModifierIds, size, weightLb, breedId }) => {
      const service = services.find((candidate) => candidate.serviceId === serviceId);
      const breedSize = breedId === undefined ? undefined : breedSizes.get(breedId);
      const breed = breedId !== undefined && breedSize ? { id: breedId, size: breedSize } : undefined;
      const pet = { size, weightLb, breed };
      return service
        ? { service, pet, addOnIds, timeModifiers: timeModifierIds.map((id) => found(extras.get(id))) }
        : [];
    });
    if (works.length < pets.length) continue;
    const estimate = estimateVisit(works, sizes, zoneFeesCents.get(providerId));
    if (estimate) estimates.set(providerId, estimate);
  }
  return estimates;
};

const sizeModifiers = async (tx: Tx): Promise<SizeModifier[]> =>
  (await petSizes(tx)).map((size) => ({
    name: size.name,
    maxWeightLb: size.max_weight_lb,
    priceModifierCents: size.price_modifier_cents,
    durationModifierMinutes: size.duration_modifier_minutes,
  }));

const extrasById = async (tx: Tx, pets: readonly PetToEstimate[]): Promise<Map<string, Extra>> =>
  pets.some(({ timeModifierIds }) => timeModifierIds.length > 0)
    ? new Map((await timeModifiers(tx)).map((modifier) => [modifier.id, modifier]))
    : new Map();
