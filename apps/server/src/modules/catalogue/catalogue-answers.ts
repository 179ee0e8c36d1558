import { PET_SIZES, type AnswerOf, type catalogueContract } from '@tailgate/contract';
import { cents, dollarsOf } from '@tailgate/values/money';
import type { CatalogueAddOn, petSizes, searchBreeds, servicesNamed } from './catalogue.queries.ts';
import { defaultServiceOf } from './catalogue.rules.ts';
import type { ProviderAddOn, ProviderServiceRow } from './offers.queries.ts';

/** Responses contain 0 where no value is set. */
const NOTHING = cents(0);

interface OfPetType {
  readonly pet_type_id: string;
  readonly pet_type_name: string;
  readonly pet_type_slug: string;
}
const petTypeOf = (row: OfPetType) => ({ id: row.pet_type_id, name: row.pet_type_name, slug: row.pet_type_slug });

export const breedAnswer = (row: Awaited<ReturnType<typeof searchBreeds>>['rows'][number]) => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  petType: petTypeOf(row),
  size: row.size,
  weightRangeLow: row.weight_low_lb,
  weightRangeHigh: row.weight_high_lb,
  breedIntensity: row.breed_intensity,
  groomFrequency: row.groom_frequency_weeks,
  personality: row.personality,
  description: row.description,
  groomingNotes: row.grooming_notes,
});

export const sizeAnswer = (row: Awaited<ReturnType<typeof petSizes>>[number]) => ({
  id: row.id,
  name: row.name,
  label: row.label,
  minWeight: row.min_weight_lb,
  maxWeight: row.max_weight_lb,
  priceModifier: dollarsOf(row.price_modifier_cents),
  durationModifier: row.duration_modifier_minutes,
});

const addOnFacts = ({ id, name, description, basePriceCents, baseMinutes }: CatalogueAddOn) => ({
  id,
  name,
  description,
  basePrice: dollarsOf(basePriceCents),
  baseMinutes,
});

type ServiceFacts = Omit<Awaited<ReturnType<typeof servicesNamed>>[number], 'add_ons' | 'position' | 'site_id'>;
const serviceFacts = (row: ServiceFacts) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  features: row.features,
  category: row.category,
  petType: petTypeOf(row),
  baseMinPrice: dollarsOf(row.base_min_price_cents),
  baseMaxPrice: dollarsOf(row.base_max_price_cents),
  baseServiceTime: row.base_minutes,
});

export const catalogueAnswer = (rows: Awaited<ReturnType<typeof servicesNamed>>) => ({
  items: rows.map((row) => ({ ...serviceFacts(row), addOns: row.add_ons.map(addOnFacts) })),
  defaultServiceId: defaultServiceOf(rows)?.id ?? null,
});

const providerAddOn = (addOn: ProviderAddOn) => ({
  ...addOnFacts(addOn),
  offered: addOn.isOffered ?? false,
  price: dollarsOf(addOn.priceCents ?? NOTHING),
  minutes: addOn.minutes ?? 0,
});

export const providerServiceAnswer = (
  row: ProviderServiceRow,
): AnswerOf<typeof catalogueContract.saveServiceDetails> => ({
  ...serviceFacts(row),
  offered: row.is_offered,
  adjustBy: row.adjust_by,
  isHourly: row.is_hourly,
  hourlyRate: dollarsOf(row.hourly_rate_cents),
  sizes: PET_SIZES.map((size) => {
    const { priceCents = NOTHING, minutes = 0 } = row.sizes[size] ?? {};
    return { size, price: dollarsOf(priceCents), minutes };
  }),
  breeds: Object.entries(row.breeds).flatMap(([breedId, price]) =>
    price
      ? { breedId, priceMin: dollarsOf(price.minCents), priceMax: dollarsOf(price.maxCents), minutes: price.minutes }
      : [],
  ),
  addOns: row.add_ons.map(providerAddOn),
});

/** Providers see all of their services and add-ons, others only the offered ones. */
export const providerServicesAnswer = (
  provider: { readonly id: string; readonly currency: string },
  rows: readonly ProviderServiceRow[],
  shown: 'everything' | 'offered',
) => {
  const items = rows.map(providerServiceAnswer).filter(({ offered }) => shown === 'everything' || offered);
  return {
    spId: provider.id,
    currency: provider.currency,
    items:
      shown === 'everything'
        ? items
        : items.map((item) => ({ ...item, addOns: item.addOns.filter(({ offered }) => offered) })),
    defaultServiceId: defaultServiceOf(items)?.id ?? null,
  };
};
