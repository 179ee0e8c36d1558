import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, refuseProblems } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { draftOf, lockAgreement, upsertDraft, type Written } from './staff-agreements.queries.ts';

/** What nobody is asked for cannot be required. */
export const refuseRequiredOption = ({ isOptional, required }: Pick<Written, 'isOptional' | 'required'>): void =>
  refuseProblems(isOptional && required ? { required: 'An optional agreement cannot be required.' } : {});

/** Saves the next version of an agreement, unless somebody else changed the draft since it was read. */
export const saveDraft = async (
  tx: Tx,
  viewer: Viewer,
  {
    agreement,
    revision,
    written,
  }: { readonly agreement: Rows<'agreements'>; readonly revision: number; readonly written: Written },
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  refuseRequiredOption(written);
  const { id } = await lockAgreement(tx, agreement);
  const before = (await draftOf(tx, id))?.revision ?? 0;
  if (before !== revision) throw new Failure('conflict');
  const of = { agreementId: id, by: viewer.accountId, revision: before + 1 };
  await upsertDraft(tx, of, written, clock.now());
  return id;
};
