import type { OfferedService } from '@tailgate/pricing';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { addOnPairs, petTypeColumns, type CatalogueAddOn } from './catalogue.queries.ts';

type Sizes = OfferedService['sizes'];
type Breeds = OfferedService['breeds'];

const sizes = sql<Sizes>`(
  select coalesce(jsonb_object_agg(z.size, jsonb_build_object('priceCents', z.price_cents, 'minutes', z.minutes)), '{}')
  from provider_service_sizes z where z.provider_id = own.provider_id and z.service_id = own.service_id)`;
const breeds = sql<Breeds>`(
  select coalesce(jsonb_object_agg(b.breed_id,
    jsonb_build_object('minCents', b.price_min_cents, 'maxCents', b.price_max_cents, 'minutes', b.minutes)), '{}')
  from provider_service_breeds b where b.provider_id = own.provider_id and b.service_id = own.service_id)`;

/** Null where the provider has not set a value. */
export type ProviderAddOn = CatalogueAddOn & {
  readonly isOffered: boolean | null;
  readonly priceCents: Cents | null;
  readonly minutes: number | null;
};

/** All services of a provider, including those not offered. */
export const servicesOfProvider = (tx: Tx, providerId: string) =>
  tx
    .selectFrom('provider_services as own')
    .innerJoin('catalogue_services as service', 'service.id', 'own.service_id')
    .innerJoin('pet_types', 'pet_types.id', 'service.pet_type_id')
    .where('own.provider_id', '=', providerId)
    .orderBy('service.position')
    .orderBy('service.name')
    .select(['own.adjust_by', 'own.is_hourly', 'own.hourly_rate_cents', 'own.is_offered'])
    .select(['service.id', 'service.name', 'service.category', 'service.pet_type_id', 'service.base_minutes'])
    .select([sizes.as('sizes'), breeds.as('breeds')])
    .select(petTypeColumns)
    .select(['service.base_min_price_cents', 'service.base_max_price_cents'])
    .select([
      sql<string>`coalesce(own.description, service.description)`.as('description'),
      sql<string[]>`coalesce(own.features, service.features)`.as('features'),
      sql<ProviderAddOn[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(${addOnPairs}, 'isOffered', p.is_offered,
          'priceCents', p.price_cents, 'minutes', p.minutes) order by a.position, a.name), '[]')
        from catalogue_service_add_ons l join catalogue_add_ons a on a.id = l.add_on_id
        left join provider_add_ons p on p.add_on_id = a.id and p.provider_id = own.provider_id
        where l.service_id = own.service_id)`.as('add_ons'),
    ])
    .execute();
export type ProviderServiceRow = Awaited<ReturnType<typeof servicesOfProvider>>[number];
