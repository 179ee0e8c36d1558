import { PET_SIZES, type AdjustBy, type PetSize } from '@tailgate/contract';
import type { BreedPrice, Extra } from '@tailgate/pricing';
import { cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { overwriting } from '../../platform/db/overwriting.ts';
import { addOnRow, breedRow, sizeRow } from './save-offers.queries.ts';

/** Surcharge of each size over the smallest. */
const PRICE_MODIFIERS: Readonly<Record<PetSize, Cents>> = {
  extra_small: cents(0),
  small: cents(1500),
  medium: cents(3000),
  large: cents(4500),
  extra_large: cents(6000),
};

export interface SeedCatalogue {
  readonly petTypes: readonly { readonly id: string; readonly name: string; readonly slug: string }[];
  readonly sizes: readonly {
    readonly id: string;
    readonly name: PetSize;
    readonly label: string;
    readonly minWeightLb: number;
    readonly maxWeightLb: number | null;
  }[];
  readonly breeds: readonly {
    readonly id: string;
    readonly petTypeId: string;
    readonly name: string;
    readonly slug: string;
    readonly weightLb: readonly [low: number, high: number];
    readonly size: PetSize;
    readonly intensity: number;
    readonly groomFrequencyWeeks: number;
    readonly personality: string;
    readonly description: string;
    readonly groomingNotes: string;
  }[];
  readonly services: readonly {
    readonly id: string;
    readonly petTypeId: string;
    readonly name: string;
    readonly description: string;
    readonly features: readonly string[];
    readonly basePriceCents: readonly [min: Cents, max: Cents];
    readonly baseMinutes: number;
    readonly addOnIds: readonly string[];
  }[];
  readonly addOns: readonly (SeedExtra & { readonly description: string })[];
  readonly timeModifiers: readonly SeedExtra[];
}

interface SeedExtra extends Extra {
  readonly id: string;
  readonly name: string;
}

export interface SeedOffer {
  readonly providerId: string;
  readonly services: readonly {
    readonly serviceId: string;
    readonly adjustBy: AdjustBy;
    /** Null for providers who do not charge by the hour. */
    readonly hourlyRateCents: Cents | null;
    readonly sizes: readonly (Extra & { readonly size: PetSize })[];
    readonly breeds: readonly (BreedPrice & { readonly breedId: string })[];
  }[];
  readonly addOns: readonly (Extra & { readonly addOnId: string })[];
}

/** Upserts the catalogue of the demo data; rows added by others are kept. */
export const seedCatalogue = async (tx: Tx, catalogue: SeedCatalogue): Promise<void> => {
  await upsert(
    tx,
    'pet_types',
    catalogue.petTypes.map((type, position) => ({ ...type, position })),
  );
  await upsert(
    tx,
    'pet_sizes',
    catalogue.sizes.map((size) => ({
      id: size.id,
      name: size.name,
      label: size.label,
      position: PET_SIZES.indexOf(size.name),
      min_weight_lb: size.minWeightLb,
      max_weight_lb: size.maxWeightLb,
      price_modifier_cents: PRICE_MODIFIERS[size.name],
      duration_modifier_minutes: 0,
    })),
  );
  await upsert(
    tx,
    'breeds',
    catalogue.breeds.map((breed) => ({
      id: breed.id,
      pet_type_id: breed.petTypeId,
      name: breed.name,
      slug: breed.slug,
      weight_low_lb: breed.weightLb[0],
      weight_high_lb: breed.weightLb[1],
      size: breed.size,
      breed_intensity: breed.intensity,
      groom_frequency_weeks: breed.groomFrequencyWeeks,
      personality: breed.personality,
      description: breed.description,
      grooming_notes: breed.groomingNotes,
    })),
  );
  await seedServices(tx, catalogue);
  await upsert(
    tx,
    'time_modifiers',
    catalogue.timeModifiers.map(({ id, name, minutes, priceCents }, position) => ({
      id,
      name,
      minutes,
      price_cents: priceCents,
      position,
    })),
  );
};

const seedServices = async (tx: Tx, { services, addOns }: SeedCatalogue): Promise<void> => {
  await upsert(
    tx,
    'catalogue_add_ons',
    addOns.map(({ id, name, description, priceCents, minutes }, position) => ({
      id,
      name,
      description,
      base_price_cents: priceCents,
      base_minutes: minutes,
      position,
    })),
  );
  await upsert(
    tx,
    'catalogue_services',
    services.map((service, position) => ({
      id: service.id,
      pet_type_id: service.petTypeId,
      name: service.name,
      description: service.description,
      features: [...service.features],
      base_min_price_cents: service.basePriceCents[0],
      base_max_price_cents: service.basePriceCents[1],
      base_minutes: service.baseMinutes,
      position,
    })),
  );
  const links = services.flatMap(({ id, addOnIds }) =>
    addOnIds.map((addOnId) => ({ service_id: id, add_on_id: addOnId })),
  );
  const serviceIds = services.map(({ id }) => id);
  if (serviceIds.length > 0)
    await tx.deleteFrom('catalogue_service_add_ons').where('service_id', 'in', serviceIds).execute();
  if (links.length > 0) await tx.insertInto('catalogue_service_add_ons').values(links).execute();
};

/** Resets offers to the demo data. */
export const seedOffers = async (tx: Tx, offers: readonly SeedOffer[]): Promise<void> => {
  const providerIds = offers.map(({ providerId }) => providerId);
  if (providerIds.length === 0) return;
  await tx.deleteFrom('provider_services').where('provider_id', 'in', providerIds).execute();
  await tx.deleteFrom('provider_add_ons').where('provider_id', 'in', providerIds).execute();
  const services = offers.flatMap(({ providerId, services: own }) =>
    own.map((service) => ({ of: { providerId, serviceId: service.serviceId }, ...service })),
  );
  const offered = services.map(({ of, adjustBy, hourlyRateCents }) => ({
    provider_id: of.providerId,
    service_id: of.serviceId,
    adjust_by: adjustBy,
    is_hourly: hourlyRateCents !== null,
    hourly_rate_cents: hourlyRateCents ?? cents(0),
  }));
  const sizes = services.flatMap(({ of, sizes: prices }) => prices.map((price) => sizeRow(of, price)));
  const breeds = services.flatMap(({ of, breeds: prices }) => prices.map((price) => breedRow(of, price)));
  const addOns = offers.flatMap(({ providerId, addOns: own }) =>
    own.map((addOn) => addOnRow(providerId, { ...addOn, isOffered: true })),
  );
  if (offered.length > 0) await tx.insertInto('provider_services').values(offered).execute();
  if (sizes.length > 0) await tx.insertInto('provider_service_sizes').values(sizes).execute();
  if (breeds.length > 0) await tx.insertInto('provider_service_breeds').values(breeds).execute();
  if (addOns.length > 0) await tx.insertInto('provider_add_ons').values(addOns).execute();
};

type SeededTable = 'pet_types' | 'pet_sizes' | 'breeds' | 'catalogue_add_ons' | 'catalogue_services' | 'time_modifiers';

/** Inserts rows, or overwrites every column of existing ones. */
const upsert = async (tx: Tx, table: SeededTable, rows: readonly object[]): Promise<void> => {
  if (!rows[0]) return;
  const overwritten = overwriting(rows[0]);
  await tx
    .insertInto(table)
    .values(rows as never)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(overwritten))
    .execute();
};
