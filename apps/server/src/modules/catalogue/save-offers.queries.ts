import type { AdjustBy, PetSize } from '@tailgate/contract';
import type { BreedPrice, Extra } from '@tailgate/pricing';
import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';

interface ServiceOfProvider {
  readonly providerId: string;
  readonly serviceId: string;
}

/** Creates missing rows of these services and locks them, so that concurrent saves of one provider do not mix. */
export const takeServices = async (tx: Tx, providerId: string, serviceIds: readonly string[]) => {
  if (serviceIds.length === 0) return;
  const ordered = [...serviceIds].sort();
  await tx
    .insertInto('provider_services')
    .values(ordered.map((serviceId) => ({ provider_id: providerId, service_id: serviceId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('provider_services')
    .select('service_id')
    .where('provider_id', '=', providerId)
    .where('service_id', 'in', ordered)
    // A fixed lock order prevents deadlocks between concurrent saves.
    .orderBy('service_id')
    .forUpdate()
    .execute();
};

export const changeService = async (
  tx: Tx,
  of: ServiceOfProvider,
  changes: {
    is_offered?: boolean;
    adjust_by?: AdjustBy;
    is_hourly?: boolean;
    hourly_rate_cents?: Cents;
    description?: string | null;
    features?: string[] | null;
  },
): Promise<void> => {
  if (Object.keys(changes).length === 0) return;
  await tx
    .updateTable('provider_services')
    .set(changes)
    .where('provider_id', '=', of.providerId)
    .where('service_id', '=', of.serviceId)
    .execute();
};

interface SizePrice extends Extra {
  readonly size: PetSize;
}
export const sizeRow = (of: ServiceOfProvider, { size, priceCents, minutes }: SizePrice) => ({
  ...ownerColumns(of),
  size,
  price_cents: priceCents,
  minutes,
});

export const replaceSizes = async (tx: Tx, of: ServiceOfProvider, prices: readonly SizePrice[]): Promise<void> => {
  await tx
    .deleteFrom('provider_service_sizes')
    .where('provider_id', '=', of.providerId)
    .where('service_id', '=', of.serviceId)
    .execute();
  if (prices.length === 0) return;
  await tx
    .insertInto('provider_service_sizes')
    .values(prices.map((price) => sizeRow(of, price)))
    .execute();
};

interface PriceOfBreed extends BreedPrice {
  readonly breedId: string;
}
export const breedRow = (of: ServiceOfProvider, { breedId, minCents, maxCents, minutes }: PriceOfBreed) => ({
  ...ownerColumns(of),
  breed_id: breedId,
  price_min_cents: minCents,
  price_max_cents: maxCents,
  minutes,
});

export const replaceBreeds = async (tx: Tx, of: ServiceOfProvider, prices: readonly PriceOfBreed[]): Promise<void> => {
  await tx
    .deleteFrom('provider_service_breeds')
    .where('provider_id', '=', of.providerId)
    .where('service_id', '=', of.serviceId)
    .execute();
  if (prices.length === 0) return;
  await tx
    .insertInto('provider_service_breeds')
    .values(prices.map((price) => breedRow(of, price)))
    .execute();
};

const ownerColumns = (of: ServiceOfProvider) => ({
  provider_id: of.providerId,
  service_id: of.serviceId,
});

interface AddOnPrice extends Extra {
  readonly addOnId: string;
  readonly isOffered: boolean;
}
export const addOnRow = (providerId: string, addOn: AddOnPrice) => ({
  provider_id: providerId,
  add_on_id: addOn.addOnId,
  is_offered: addOn.isOffered,
  price_cents: addOn.priceCents,
  minutes: addOn.minutes,
});

export const saveAddOns = async (tx: Tx, providerId: string, addOns: readonly AddOnPrice[]): Promise<void> => {
  if (addOns.length === 0) return;
  const ordered = addOns.toSorted((one, other) => (one.addOnId < other.addOnId ? -1 : 1));
  await tx
    .insertInto('provider_add_ons')
    .values(ordered.map((addOn) => addOnRow(providerId, addOn)))
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'add_on_id']).doUpdateSet((eb) => ({
        is_offered: eb.ref('excluded.is_offered'),
        price_cents: eb.ref('excluded.price_cents'),
        minutes: eb.ref('excluded.minutes'),
      })),
    )
    .execute();
};
