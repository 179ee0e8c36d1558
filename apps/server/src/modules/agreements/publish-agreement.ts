import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { agreementChanged, agreementIssued } from './agreements.events.ts';
import { draftOf, lockAgreement, publishDraft } from './staff-agreements.queries.ts';

/** Publishes exactly the draft that was read, as the next version. */
export const publishAgreement = async (
  tx: Tx,
  viewer: Viewer,
  { agreement, revision }: { readonly agreement: Rows<'agreements'>; readonly revision: number },
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const { id, current_version: version, retired_at: retiredAt } = await lockAgreement(tx, agreement);
  if (retiredAt) throw new Failure('conflict', { message: 'Restore this agreement before you publish it.' });
  const draft = await draftOf(tx, id);
  if (draft?.revision !== revision) throw new Failure('conflict');
  const of = { id: newId(), agreementId: id, version: version + 1, by: viewer.accountId };
  await publishDraft(tx, of, clock.now());
  await emit(tx, agreementChanged, { agreementId: id });
  await emit(tx, agreementIssued, { versionId: of.id });
  return id;
};
