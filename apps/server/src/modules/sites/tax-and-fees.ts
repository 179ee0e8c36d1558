import type { FeeTerms } from '@tailgate/pricing';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** Sales tax at a place: by the longest known prefix of its postal code, else of its state; none where none is known. */
export const taxPercentAt = async (
  tx: Tx,
  place: { readonly stateOrProvince: string; readonly postalCode: string },
): Promise<number> => {
  const row = await tx
    .selectFrom('tax_places')
    .select(sql<number>`percent::float8`.as('percent'))
    .where('state_or_province', '=', place.stateOrProvince)
    .where(sql<boolean>`starts_with(${place.postalCode}, postal_prefix)`)
    .orderBy(sql`length(postal_prefix)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.percent ?? 0;
};

/** What the site takes for card processing and for its own work. */
export const feeTermsOf = async (
  tx: Tx,
  siteId: string,
): Promise<{ readonly processing: FeeTerms; readonly management: FeeTerms }> => {
  const row = await tx
    .selectFrom('sites')
    .select([
      sql<number>`processing_fee_percent::float8`.as('processingPercent'),
      sql<Cents>`processing_fee_cents`.as('processingCents'),
      sql<number>`management_fee_percent::float8`.as('managementPercent'),
      sql<Cents>`management_fee_cents`.as('managementCents'),
    ])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return {
    processing: { percent: row.processingPercent, fixedCents: row.processingCents },
    management: { percent: row.managementPercent, fixedCents: row.managementCents },
  };
};
