import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { TermsOfKind } from '../../platform/db/stored/vans.ts';

interface Version<Kind extends keyof TermsOfKind> {
  readonly version: number;
  readonly terms: TermsOfKind[Kind];
  readonly savedAt: Date;
}

/** What a van costs today: the newest version of each kind. */
export type CurrentTerms = { readonly [Kind in keyof TermsOfKind]?: Version<Kind> };

export const currentTermsOf = async (tx: Tx, vehicleIds: readonly string[]) => {
  const rows = await tx
    .selectFrom('van_terms')
    .distinctOn(['vehicle_id', 'kind'])
    .select(['vehicle_id as vehicleId', 'kind', 'version', 'terms', 'saved_at as savedAt'])
    .where('vehicle_id', '=', sql<string>`any(${vehicleIds}::uuid[])`)
    .orderBy('vehicle_id')
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();
  const known = new Map<string, CurrentTerms>();
  for (const { vehicleId, kind, ...version } of rows)
    known.set(vehicleId, { ...known.get(vehicleId), [kind]: version });
  return known;
};
