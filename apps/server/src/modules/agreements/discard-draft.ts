import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import { deleteDraft, lockAgreement } from './staff-agreements.queries.ts';

/** Deletes what was not published. The only text of an agreement cannot be deleted. */
export const discardDraft = async (tx: Tx, agreement: Rows<'agreements'>): Promise<void> => {
  const { id, current_version: version } = await lockAgreement(tx, agreement);
  if (version === 0)
    throw new Failure('conflict', { message: 'This agreement has no published version to go back to.' });
  await deleteDraft(tx, id);
};
