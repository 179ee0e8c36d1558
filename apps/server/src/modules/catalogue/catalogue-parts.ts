import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { petSizes, petTypes, timeModifiers } from './catalogue.queries.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** What the site's catalogue says about these breeds and services, with everything that is small enough to be read whole. */
export const catalogueParts = async (
  tx: Tx,
  { breedIds, serviceIds }: { readonly breedIds: readonly string[]; readonly serviceIds: readonly string[] },
) => ({
  petTypes: byId(await petTypes(tx)),
  sizes: await petSizes(tx),
  timeModifiers: byId(await timeModifiers(tx)),
  breeds: byId(
    await tx
      .selectFrom('breeds')
      .select(['id', 'name', 'pet_type_id', 'size'])
      .where('id', '=', sql<string>`any(${breedIds}::uuid[])`)
      .execute(),
  ),
  services: byId(
    await tx
      .selectFrom('catalogue_services')
      .select(['id', 'name', 'pet_type_id', 'category'])
      .select(
        sql<Named[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name)), '[]')
          from catalogue_service_add_ons l join catalogue_add_ons a on a.id = l.add_on_id
          where l.service_id = catalogue_services.id)`.as('add_ons'),
      )
      .where('id', '=', sql<string>`any(${serviceIds}::uuid[])`)
      .execute(),
  ),
});
export type CatalogueParts = Awaited<ReturnType<typeof catalogueParts>>;
