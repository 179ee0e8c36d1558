import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { TermsOfKind } from '../../platform/db/stored/vans.ts';

interface SavedTerms<Kind extends keyof TermsOfKind> {
  readonly vehicleId: string;
  readonly kind: Kind;
  readonly version: number;
  readonly terms: TermsOfKind[Kind];
  readonly savedBy: string;
  readonly savedAt: Date;
}
export type SeedVanTerms = { readonly [Kind in keyof TermsOfKind]: SavedTerms<Kind> }[keyof TermsOfKind];

/** What the vans of the demo data cost. Those of before went with their vans. */
export const seedVanTerms = (tx: Tx, all: readonly SeedVanTerms[]): Promise<void> =>
  insertRows(
    tx,
    'van_terms',
    all.map(({ vehicleId, kind, version, terms, savedBy, savedAt }) => ({
      vehicle_id: vehicleId,
      kind,
      version,
      terms,
      saved_by: savedBy,
      saved_at: savedAt,
    })),
  );
