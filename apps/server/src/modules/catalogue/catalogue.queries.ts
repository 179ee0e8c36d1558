import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import { containing } from '../../platform/db/containing.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';

export const petTypeColumns = ['pet_types.name as pet_type_name', 'pet_types.slug as pet_type_slug'] as const;

export const petTypes = (tx: Tx) =>
  tx.selectFrom('pet_types').select(['id', 'name', 'slug']).orderBy('position').orderBy('name').execute();

export const petSizes = (tx: Tx) => tx.selectFrom('pet_sizes').selectAll().orderBy('position').execute();

export const searchBreeds = async (tx: Tx, { petType, search }: { petType: string; search: string }, page: Page) => {
  let base = tx.selectFrom('breeds').innerJoin('pet_types', 'pet_types.id', 'breeds.pet_type_id');
  if (petType)
    base = base.where(({ or, eb }) =>
      or([eb('pet_types.slug', '=', petType.toLowerCase()), eb(sql`pet_types.id::text`, '=', petType.toLowerCase())]),
    );
  if (search) base = base.where('breeds.name', 'ilike', containing(search));
  const breeds = base.selectAll('breeds').select(petTypeColumns).orderBy('breeds.name').orderBy('breeds.id');
  return await readPage(breeds, page);
};

export interface CatalogueAddOn {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly basePriceCents: Cents;
  readonly baseMinutes: number;
}

/** Arguments of `jsonb_build_object` for a catalogue add-on aliased `a`. */
export const addOnPairs = sql`'id', a.id, 'name', a.name, 'description', a.description,
  'basePriceCents', a.base_price_cents, 'baseMinutes', a.base_minutes`;

/** The services of a category or pet type, each with its add-ons. */
export const servicesNamed = (tx: Tx, typeOrCategory: string) =>
  tx
    .selectFrom('catalogue_services')
    .innerJoin('pet_types', 'pet_types.id', 'catalogue_services.pet_type_id')
    .selectAll('catalogue_services')
    .select(petTypeColumns)
    .select(
      sql<CatalogueAddOn[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(${addOnPairs}) order by a.position, a.name), '[]')
        from catalogue_service_add_ons l join catalogue_add_ons a on a.id = l.add_on_id
        where l.service_id = catalogue_services.id)`.as('add_ons'),
    )
    .where(({ or, eb }) => or([eb('category', '=', typeOrCategory), eb('pet_types.slug', '=', typeOrCategory)]))
    .orderBy('catalogue_services.position')
    .orderBy('catalogue_services.name')
    .execute();

export const isPetType = async (tx: Tx, slug: string): Promise<boolean> =>
  (await tx.selectFrom('pet_types').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;

/** The given ids that exist on the site, mapped to their pet type. */
export const petTypesOf = async (
  tx: Tx,
  table: 'catalogue_services' | 'breeds',
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom(table)
    .select(['id', 'pet_type_id'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.pet_type_id]));
};

export const addOnsAmong = async (tx: Tx, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await tx
    .selectFrom('catalogue_add_ons')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const timeModifiers = (tx: Tx) =>
  tx
    .selectFrom('time_modifiers')
    .select(['id', 'name', 'minutes', 'price_cents as priceCents'])
    .orderBy('position')
    .orderBy('name')
    .execute();

/** In the order of the catalogue. */
export const timeModifiersNamed = async (tx: Tx, ids: readonly string[]) =>
  (await timeModifiers(tx)).filter(({ id }) => ids.includes(id));

export const tutorials = (tx: Tx) =>
  tx
    .selectFrom('tutorials')
    .select(['id', 'title', 'description', 'duration_seconds as duration', 'url'])
    .orderBy('position')
    .orderBy('title')
    .execute();
