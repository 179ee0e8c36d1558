import { estimateWork, type Estimate, type OfferedService, type PetToPrice } from '@tailgate/pricing';
import { cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { petSizes, timeModifiers } from './catalogue.queries.ts';
import { servicesOfProvider, type ProviderServiceRow } from './offers.queries.ts';

/** One service for one pet. */
export interface WorkToPrice {
  readonly pet: PetToPrice & { readonly petTypeId: string };
  readonly serviceId: string;
  readonly addOnIds: readonly string[];
  readonly timeModifierIds: readonly string[];
}

export interface PricedExtra {
  readonly id: string;
  readonly name: string;
  readonly priceCents: Cents;
  readonly minutes: number;
}

export interface PricedWork extends Estimate {
  readonly serviceName: string;
  readonly addOns: readonly PricedExtra[];
  readonly timeModifiers: readonly PricedExtra[];
}

const offeredAddOns = ({ add_ons }: ProviderServiceRow): PricedExtra[] =>
  add_ons
    .filter(({ isOffered }) => isOffered === true)
    .map(({ id, name, priceCents, minutes }) => ({
      id,
      name,
      priceCents: priceCents ?? cents(0),
      minutes: minutes ?? 0,
    }));

const offeredService = (row: ProviderServiceRow): OfferedService => ({
  adjustBy: row.adjust_by,
  isHourly: row.is_hourly,
  hourlyRateCents: row.hourly_rate_cents,
  baseMinutes: row.base_minutes,
  sizes: row.sizes,
  breeds: row.breeds,
  addOns: Object.fromEntries(offeredAddOns(row).map((addOn) => [addOn.id, addOn])),
});

/**
 * What a provider asks for each service, with the names of the day. Undefined where this provider does not offer it for
 * such a pet.
 */
export const priceWork = async (
  tx: Tx,
  providerId: string,
  works: readonly WorkToPrice[],
): Promise<(PricedWork | undefined)[]> => {
  const offered = await servicesOfProvider(tx, providerId);
  const modifiers = await timeModifiers(tx);
  const sizes = (await petSizes(tx)).map((size) => ({
    name: size.name,
    maxWeightLb: size.max_weight_lb,
    priceModifierCents: size.price_modifier_cents,
    durationModifierMinutes: size.duration_modifier_minutes,
  }));
  return works.map(({ pet, serviceId, addOnIds, timeModifierIds }) => {
    const row = offered.find(({ id, is_offered }) => id === serviceId && is_offered);
    if (!row || row.pet_type_id !== pet.petTypeId) return undefined;
    const chosen = modifiers.filter(({ id }) => timeModifierIds.includes(id));
    const estimate = estimateWork({ service: offeredService(row), pet, addOnIds, timeModifiers: chosen }, sizes);
    if (!estimate || chosen.length !== new Set(timeModifierIds).size) return undefined;
    return {
      ...estimate,
      serviceName: row.name,
      addOns: offeredAddOns(row).filter(({ id }) => addOnIds.includes(id)),
      timeModifiers: chosen,
    };
  });
};
