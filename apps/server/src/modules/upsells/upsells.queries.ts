import { UPSELL_FILTERS, type UpsellFilter } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql, type RawBuilder } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import { containing } from '../../platform/db/containing.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

export interface UpsellDetails {
  readonly name: string;
  readonly description: string;
  readonly priceCents: Cents;
  readonly imageIds: readonly string[];
  readonly defaultImageId: string | null;
  /** Null where nobody counts them. */
  readonly stock: number | null;
  readonly isActive: boolean;
}

const COLUMNS = [
  'id',
  'name',
  'description',
  'price_cents as priceCents',
  'image_ids as imageIds',
  'default_image_id as defaultImageId',
  'stock',
  'is_active as isActive',
] as const;

const COLUMN_OF = {
  name: 'name',
  description: 'description',
  priceCents: 'price_cents',
  imageIds: 'image_ids',
  defaultImageId: 'default_image_id',
  stock: 'stock',
  isActive: 'is_active',
} as const satisfies Record<keyof UpsellDetails, string>;

/** After all others, also those that were removed. */
const lastPosition = (providerId: string) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from upsells where provider_id = ${providerId})`;

export const insertUpsell = (
  tx: Tx,
  of: { readonly id: string; readonly providerId: string },
  upsell: UpsellDetails,
  now: Date,
) =>
  tx
    .insertInto('upsells')
    .values({
      id: of.id,
      provider_id: of.providerId,
      name: upsell.name,
      description: upsell.description,
      price_cents: upsell.priceCents,
      image_ids: [...upsell.imageIds],
      default_image_id: upsell.defaultImageId,
      stock: upsell.stock,
      is_active: upsell.isActive,
      position: lastPosition(of.providerId),
      created_at: now,
      updated_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
export type UpsellRow = Awaited<ReturnType<typeof insertUpsell>>;

/** Changes what is given. */
export const updateUpsellRow = async (tx: Tx, rows: Rows<'upsells'>, changes: Partial<UpsellDetails>, now: Date) => {
  const columns = Object.entries(changes).map(
    ([name, value]) => [COLUMN_OF[name as keyof UpsellDetails], value] as const,
  );
  return found(
    await tx
      .updateTable('upsells')
      .set({ ...Object.fromEntries(columns), updated_at: now })
      .where(rows)
      .returning(COLUMNS)
      .executeTakeFirst(),
  );
};

/** Locked: what is changed of it is checked against the rest of it. */
export const lockedUpsell = async (tx: Tx, rows: Rows<'upsells'>): Promise<UpsellRow> =>
  found(await tx.selectFrom('upsells').where(rows).select(COLUMNS).forNoKeyUpdate().executeTakeFirst());

export const readUpsell = async (tx: Tx, rows: Rows<'upsells'>): Promise<UpsellRow> =>
  found(await tx.selectFrom('upsells').where(rows).select(COLUMNS).executeTakeFirst());

export const removeUpsellRow = async (tx: Tx, rows: Rows<'upsells'>, now: Date) =>
  found(await tx.updateTable('upsells').set({ removed_at: now }).where(rows).returning('id').executeTakeFirst());

const inStore = (tx: Tx, providerId: string) =>
  tx.selectFrom('upsells').where('provider_id', '=', providerId).where('removed_at', 'is', null);

const LISTED: Readonly<Record<UpsellFilter, RawBuilder<boolean>>> = {
  all: sql<boolean>`true`,
  active: sql<boolean>`is_active and stock is distinct from 0`,
  soldOut: sql<boolean>`stock is not distinct from 0`,
  hidden: sql<boolean>`not is_active`,
};

/** One page of the products, in the order of the store, with how many each filter would show. */
export const findUpsells = async (
  tx: Tx,
  { providerId, search, filter }: { providerId: string; search: string; filter: UpsellFilter },
  page: Page,
) => {
  const all = inStore(tx, providerId);
  const pattern = containing(search);
  const matching = search
    ? all.where((upsell) => upsell.or([upsell('name', 'ilike', pattern), upsell('description', 'ilike', pattern)]))
    : all;
  const rows = await matching
    .where(LISTED[filter])
    .select(COLUMNS)
    .orderBy('position')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const counts = await matching
    .select(UPSELL_FILTERS.map((each) => sql<number>`count(*) filter (where ${LISTED[each]})::int`.as(each)))
    .executeTakeFirstOrThrow();
  return { rows, counts: counts as Record<UpsellFilter, number> };
};

/** What customers can choose now: shown and in stock, in a store that is on. */
export const onSale: Rows<'upsells'> = (upsell) =>
  upsell.and([
    upsell('upsells.removed_at', 'is', null),
    LISTED.active,
    upsell.not(
      upsell.exists(
        upsell
          .selectFrom('upsell_stores')
          .select('upsell_stores.provider_id')
          .whereRef('upsell_stores.provider_id', '=', 'upsells.provider_id')
          .where('upsell_stores.is_on', '=', false),
      ),
    ),
  ]);

/** Of one groomer. The cap on products bounds it. */
export const upsellsOnSale = (tx: Tx, providerId: string): Promise<UpsellRow[]> =>
  inStore(tx, providerId).where(onSale).select(COLUMNS).orderBy('position').orderBy('id').execute();

export const sellsProducts = async (tx: Tx, providerId: string): Promise<boolean> =>
  (await inStore(tx, providerId).where(onSale).select('id').limit(1).executeTakeFirst()) !== undefined;

/** These first, in this order; then the others as they were. */
export const arrange = async (tx: Tx, providerId: string, ids: readonly string[]): Promise<void> => {
  await sql`
    update upsells u set position = o.position from (
      select id, row_number() over (order by array_position(${[...ids]}::uuid[], id) nulls last, position, id) - 1 as position
      from upsells where provider_id = ${providerId} and removed_at is null
    ) o where u.id = o.id`.execute(tx);
};

export const deleteUpsellsOf = async (tx: Tx, providerId: string): Promise<void> => {
  await tx.deleteFrom('upsells').where('provider_id', '=', providerId).execute();
  await tx.deleteFrom('upsell_stores').where('provider_id', '=', providerId).execute();
};
