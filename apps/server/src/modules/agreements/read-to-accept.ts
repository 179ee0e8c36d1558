import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { AgreementSignature } from '../../platform/db/stored/orders.ts';
import { Failure, refuseProblems } from '../../platform/failure.ts';
import { accountById, displayNameOf } from '../accounts/index.ts';
import { acceptedAmong, documentsNamed } from './agreements.queries.ts';
import type { Document } from './agreements.rules.ts';

export interface ToAccept {
  readonly documents: readonly Document[];
  readonly signer: { readonly id: string; readonly name: string };
  readonly signature: AgreementSignature | null;
}

export const outdated = () =>
  new Failure('conflict', { message: 'This agreement was updated. Please read the new version.' });

/** What the person has not accepted yet of these versions. An earlier version cannot be accepted any more. */
export const readToAccept = async (
  tx: Tx,
  viewer: Viewer,
  { versionIds, signature }: { readonly versionIds: readonly string[]; readonly signature: AgreementSignature | null },
): Promise<ToAccept> => {
  const named = await documentsNamed(tx, versionIds);
  const accepted = await acceptedAmong(tx, viewer.accountId, versionIds);
  const documents = named.filter(({ versionId }) => !accepted.has(versionId));
  if (documents.some(({ isCurrent }) => !isCurrent)) throw outdated();
  refuseProblems(
    !signature && documents.some(({ requireSignature }) => requireSignature) ? { signature: 'is required' } : {},
  );
  const name = displayNameOf(await accountById(tx, viewer.accountId));
  return { documents, signer: { id: viewer.accountId, name: name === '' ? 'Without a name' : name }, signature };
};
