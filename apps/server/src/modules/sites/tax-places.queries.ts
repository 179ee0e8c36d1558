import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { OWN_SITE } from '../../platform/db/own-site.ts';
import { readPage, type Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

const COLUMNS = [
  'state_or_province as stateOrProvince',
  'postal_prefix as postalPrefix',
  sql<number>`percent::float8`.as('percent'),
  'updated_at as updatedAt',
] as const;

/** What names a row of the site; row-level security limits all of these to the site of the transaction. */
export interface Place {
  readonly stateOrProvince: string;
  readonly postalPrefix: string;
}

/** Found by how the state or the postal codes begin. */
export const findTaxPlaces = (tx: Tx, search: string, page: Page) =>
  readPage(
    tx
      .selectFrom('tax_places')
      .select(COLUMNS)
      .where((place) =>
        place.or([
          sql<boolean>`starts_with(state_or_province, ${search})`,
          sql<boolean>`starts_with(postal_prefix, ${search})`,
        ]),
      )
      .orderBy('state_or_province')
      .orderBy('postal_prefix'),
    page,
  );

/** Serializes those who change taxes or fees of a site; orders, which only read it, do not wait. */
export const lockRates = async (tx: Tx): Promise<void> => {
  await tx.selectFrom('sites').select('id').where('id', '=', OWN_SITE).forNoKeyUpdate().executeTakeFirstOrThrow();
};

const at = (tx: Tx, { stateOrProvince, postalPrefix }: Place) =>
  tx
    .selectFrom('tax_places')
    .where('state_or_province', '=', stateOrProvince)
    .where('postal_prefix', '=', postalPrefix);

export const taxPlaceAt = (tx: Tx, place: Place) => at(tx, place).select(COLUMNS).executeTakeFirst();

export const countTaxPlaces = async (tx: Tx): Promise<number> =>
  (
    await tx
      .selectFrom('tax_places')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

interface Rate extends Place {
  readonly percent: number;
  readonly now: Date;
}

export const saveTaxPlace = (tx: Tx, { stateOrProvince, postalPrefix, percent, now }: Rate) =>
  tx
    .insertInto('tax_places')
    .values({
      state_or_province: stateOrProvince,
      postal_prefix: postalPrefix,
      percent,
      updated_at: now,
    })
    .onConflict((known) =>
      known.columns(['site_id', 'state_or_province', 'postal_prefix']).doUpdateSet({ percent, updated_at: now }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
export type TaxPlaceRow = Awaited<ReturnType<typeof saveTaxPlace>>;

export const removeTaxPlaceRow = async (tx: Tx, { stateOrProvince, postalPrefix }: Place): Promise<void> => {
  found(
    await tx
      .deleteFrom('tax_places')
      .where('state_or_province', '=', stateOrProvince)
      .where('postal_prefix', '=', postalPrefix)
      .returning('percent')
      .executeTakeFirst(),
  );
};
