import type { Tx } from '../../../platform/db/database.ts';
import type { TermsOfKind } from '../../../platform/db/stored/vans.ts';

export const latestTerms = async <Kind extends keyof TermsOfKind>(tx: Tx, vehicleId: string, kind: Kind) => {
  const row = await tx
    .selectFrom('van_terms')
    .select(['version', 'terms'])
    .where('vehicle_id', '=', vehicleId)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { version: row.version, terms: row.terms as TermsOfKind[Kind] };
};

/** Never an update: somebody may have agreed to the version before. The van is locked by the caller. */
export const insertTerms = async <Kind extends keyof TermsOfKind>(
  tx: Tx,
  { vehicleId, kind, version }: { readonly vehicleId: string; readonly kind: Kind; readonly version: number },
  { terms, savedBy, now }: { readonly terms: TermsOfKind[Kind]; readonly savedBy: string; readonly now: Date },
): Promise<void> => {
  await tx
    .insertInto('van_terms')
    .values({
      vehicle_id: vehicleId,
      kind,
      version,
      terms: JSON.stringify(terms),
      saved_by: savedBy,
      saved_at: now,
    })
    .execute();
};
