import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { AcceptedContent, Document } from './agreements.rules.ts';

/** The published text of versions, and whether each is the one to sign now. */
export const documentsNamed = async (
  tx: Tx,
  ids: readonly string[],
): Promise<readonly (Document & { isCurrent: boolean })[]> =>
  await tx
    .selectFrom('agreement_versions as version')
    .innerJoin('agreements as agreement', 'agreement.id', 'version.agreement_id')
    .select([
      'version.id as versionId',
      'agreement.slug',
      'version.version',
      'version.title',
      'version.body',
      'version.require_signature as requireSignature',
      'version.issued_at as issuedAt',
      sql<boolean>`agreement.current_version = version.version and agreement.retired_at is null`.as('isCurrent'),
    ])
    .where('version.id', 'in', ids)
    .orderBy('version.id')
    .execute();

/** Those of them that are still the ones to sign; publishing waits until whoever accepts them has. */
export const holdCurrent = async (tx: Tx, versionIds: readonly string[]): Promise<number> => {
  const rows = await tx
    .selectFrom('agreements')
    .innerJoin('agreement_versions', (join) =>
      join
        .onRef('agreement_versions.agreement_id', '=', 'agreements.id')
        .onRef('agreement_versions.version', '=', 'agreements.current_version'),
    )
    .select('agreements.id')
    .where('agreement_versions.id', 'in', versionIds)
    .where('agreements.retired_at', 'is', null)
    .orderBy('agreements.id')
    .forShare('agreements')
    .execute();
  return rows.length;
};

export interface Acceptance extends AcceptedContent {
  readonly contentSha256: Buffer;
  readonly contentMac: Buffer;
  readonly fileSha256: Buffer;
}

/** Of two at the same time one is kept, the other changes nothing. */
export const insertAcceptances = async (tx: Tx, acceptances: readonly Acceptance[]): Promise<void> => {
  await tx
    .insertInto('agreement_acceptances')
    .values(
      acceptances.map((one) => ({
        id: one.id,
        version_id: one.document.versionId,
        account_id: one.signerId,
        signer_name: one.signerName,
        accepted_at: one.acceptedAt,
        signature: one.signature && JSON.stringify(one.signature),
        content_sha256: one.contentSha256,
        content_mac: one.contentMac,
        file_sha256: one.fileSha256,
      })),
    )
    .onConflict((conflict) => conflict.constraint('agreement_acceptances_once').doNothing())
    .execute();
};

/** Which of these versions a person accepted already. */
export const acceptedAmong = async (
  tx: Tx,
  accountId: string,
  versionIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('agreement_acceptances')
    .select('version_id as versionId')
    .where('account_id', '=', accountId)
    .where('version_id', 'in', versionIds)
    .execute();
  return new Set(rows.map(({ versionId }) => versionId));
};

const acceptances = (tx: Tx) =>
  tx
    .selectFrom('agreement_acceptances as acceptance')
    .innerJoin('agreement_versions as version', 'version.id', 'acceptance.version_id')
    .innerJoin('agreements as agreement', 'agreement.id', 'version.agreement_id')
    .select([
      'acceptance.id',
      'acceptance.account_id as signerId',
      'acceptance.signer_name as signerName',
      'acceptance.accepted_at as acceptedAt',
      'acceptance.signature',
      'acceptance.content_sha256 as contentSha256',
      'acceptance.content_mac as contentMac',
      'acceptance.file_sha256 as fileSha256',
      'version.id as versionId',
      'agreement.slug',
      'version.version',
      'version.title',
      'version.body',
      'version.require_signature as requireSignature',
      'version.issued_at as issuedAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof acceptances>['executeTakeFirstOrThrow']>>;

const acceptanceOf = (row: Row | undefined): Acceptance | undefined => {
  if (!row) return undefined;
  const { versionId, slug, version, title, body, requireSignature, issuedAt, ...rest } = row;
  return { ...rest, document: { versionId, slug, version, title, body, requireSignature, issuedAt } };
};

export const acceptanceBy = async (tx: Tx, accountId: string, versionId: string) =>
  acceptanceOf(
    await acceptances(tx)
      .where('acceptance.account_id', '=', accountId)
      .where('acceptance.version_id', '=', versionId)
      .executeTakeFirst(),
  );

export const acceptanceByFile = async (tx: Tx, fileSha256: Buffer) =>
  acceptanceOf(await acceptances(tx).where('acceptance.file_sha256', '=', fileSha256).executeTakeFirst());
