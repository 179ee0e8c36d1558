import type { AgreementRole, AnswerOf, agreementsContract } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import type { AcceptedPageRow } from '../../views/accepted-pages.ts';
import { displayNameOf, namesOf } from '../accounts/index.ts';
import { stateOf } from './agreements.rules.ts';
import { type AgreementRow, countSigners } from './agreements.view.ts';
import { agreementById, draftOf, versionsOf, type StaffListRow, type WrittenRow } from './staff-agreements.queries.ts';

type Agreement = AnswerOf<typeof agreementsContract.getAttachedAgreement>;
type StaffAgreement = AnswerOf<typeof agreementsContract.getStaffAgreement>;
type StaffRow = AnswerOf<typeof agreementsContract.listStaffAgreements>['items'][number];
type Signer = AnswerOf<typeof agreementsContract.listSigners>['items'][number];

export const agreementAnswer = ({ issuedAt, acceptedAt, ...row }: AgreementRow): Agreement => ({
  ...row,
  signed: acceptedAt !== null,
  issuedAt: issuedAt.toISOString(),
  acceptedAt: acceptedAt?.toISOString() ?? null,
});

const termsOf = (row: Omit<WrittenRow, 'title' | 'body' | 'changes'>) => ({
  // Checked by the contract when it was written.
  audience: row.audience as AgreementRole[],
  required: row.required,
  requireSignature: row.require_signature,
  isOptional: row.is_optional,
  isAboutVans: row.is_about_vans,
});

const writtenOf = (row: WrittenRow) => ({ title: row.title, body: row.body, changes: row.changes, ...termsOf(row) });

export const staffRowAnswer = (row: StaffListRow): StaffRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  state: stateOf(row.current_version, row.retired_at),
  version: row.current_version,
  issuedAt: row.issued_at?.toISOString() ?? null,
  hasDraft: row.has_draft,
  ...termsOf(row),
});

export const staffAgreementAnswer = async (tx: Tx, id: string): Promise<StaffAgreement> => {
  const agreement = found(await agreementById(tx, id));
  const draft = await draftOf(tx, id);
  const versions = await versionsOf(tx, id);
  const names = await namesOf(tx, [
    ...new Set([...versions.map((row) => row.published_by), ...(draft ? [draft.updated_by] : [])]),
  ]);
  const nameOf = (accountId: string) => names.get(accountId) ?? '';
  const [published] = versions;
  return {
    id,
    slug: agreement.slug,
    state: stateOf(agreement.current_version, agreement.retired_at),
    version: agreement.current_version,
    draft: draft
      ? {
          ...writtenOf(draft),
          revision: draft.revision,
          updatedAt: draft.updated_at.toISOString(),
          updatedBy: nameOf(draft.updated_by),
        }
      : null,
    published: published ? writtenOf(published) : null,
    history: versions.map((row) => ({
      version: row.version,
      title: row.title,
      changes: row.changes,
      issuedAt: row.issued_at.toISOString(),
      publishedBy: nameOf(row.published_by),
      accepted: row.accepted,
    })),
    counts: await countSigners(tx, id),
  };
};

export const signerAnswer = (row: {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  acceptedAt: Date | null;
  acceptedVersion: number | null;
}): Signer => ({
  id: row.id,
  displayName: displayNameOf({ first_name: row.firstName, last_name: row.lastName }),
  email: row.email,
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
  acceptedVersion: row.acceptedVersion,
});

export const acceptedPageAnswer = ({ acceptedAt, ...rest }: AcceptedPageRow) => ({
  ...rest,
  acceptedAt: acceptedAt.toISOString(),
});
