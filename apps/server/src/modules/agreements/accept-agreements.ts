import type { Tx } from '../../platform/db/database.ts';
import { holdCurrent, insertAcceptances, type Acceptance } from './agreements.queries.ts';
import { outdated } from './read-to-accept.ts';

/** All or none: if one of them was published anew in the meantime, nothing is accepted. */
export const acceptAgreements = async (tx: Tx, acceptances: readonly Acceptance[]): Promise<void> => {
  if (acceptances.length === 0) return;
  const versionIds = acceptances.map(({ document }) => document.versionId);
  if ((await holdCurrent(tx, versionIds)) !== versionIds.length) throw outdated();
  await insertAcceptances(tx, acceptances);
};
