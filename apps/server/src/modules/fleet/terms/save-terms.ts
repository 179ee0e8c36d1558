import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { TermsOfKind } from '../../../platform/db/stored/vans.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockedVehicle } from '../../vehicles/index.ts';
import { insertTerms, latestTerms } from './van-terms.queries.ts';

interface SavingTerms<Kind extends keyof TermsOfKind> {
  readonly vehicle: Rows<'vehicles'>;
  readonly kind: Kind;
  /** The new terms, made of those before. */
  readonly terms: (before: TermsOfKind[Kind] | undefined) => TermsOfKind[Kind];
}

/** Saves what a van costs as a new version; the same again makes none. */
export const saveTerms = async <Kind extends keyof TermsOfKind>(
  tx: Tx,
  { accountId }: Viewer,
  { vehicle, kind, terms }: SavingTerms<Kind>,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const { id } = await lockedVehicle(tx, vehicle);
  const before = await latestTerms(tx, id, kind);
  const after = terms(before?.terms);
  if (before && isSame(before.terms, after)) return id;
  const version = (before?.version ?? 0) + 1;
  await insertTerms(tx, { vehicleId: id, kind, version }, { terms: after, savedBy: accountId, now: clock.now() });
  return id;
};

/** PostgreSQL keeps the keys of JSON in an order of its own. */
const inKeyOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, inner]) => [key, inKeyOrder(inner)]),
  );
};
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inKeyOrder(one)) === JSON.stringify(inKeyOrder(other));
