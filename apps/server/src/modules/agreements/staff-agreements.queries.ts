import { MAX_AGREEMENT_VERSIONS_SHOWN } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

/** What staff write, in a draft and in a version. */
export interface Written {
  readonly title: string;
  readonly body: string;
  readonly changes: string;
  readonly audience: readonly string[];
  readonly required: boolean;
  readonly requireSignature: boolean;
  readonly isOptional: boolean;
  readonly isAboutVans: boolean;
}

const TERMS = ['audience', 'required', 'require_signature', 'is_optional', 'is_about_vans'] as const;
const WRITTEN = ['title', 'body', 'changes', ...TERMS] as const;

const columnsOf = ({ audience, requireSignature, isOptional, isAboutVans, ...same }: Written) => ({
  ...same,
  audience: [...audience],
  require_signature: requireSignature,
  is_optional: isOptional,
  is_about_vans: isAboutVans,
});

/** By title: that of the published version, or of the draft before there is one. */
export const findStaffAgreements = (tx: Tx, page: Page) =>
  readPage(
    tx
      .selectFrom('agreements as a')
      .leftJoin('agreement_versions as v', (join) =>
        join.onRef('v.agreement_id', '=', 'a.id').onRef('v.version', '=', 'a.current_version'),
      )
      .leftJoin('agreement_drafts as d', 'd.agreement_id', 'a.id')
      .select([
        'a.id',
        'a.slug',
        'a.current_version',
        'a.retired_at',
        'v.issued_at',
        sql<boolean>`d.agreement_id is not null`.as('has_draft'),
        sql<string>`coalesce(v.title, d.title, a.slug)`.as('title'),
        sql<string[]>`coalesce(v.audience, d.audience, '{}')`.as('audience'),
        sql<boolean>`coalesce(v.required, d.required, false)`.as('required'),
        sql<boolean>`coalesce(v.require_signature, d.require_signature, false)`.as('require_signature'),
        sql<boolean>`coalesce(v.is_optional, d.is_optional, false)`.as('is_optional'),
        sql<boolean>`coalesce(v.is_about_vans, d.is_about_vans, false)`.as('is_about_vans'),
      ])
      .orderBy(sql`a.retired_at is not null`)
      .orderBy('title')
      .orderBy('a.id'),
    page,
  );
export type StaffListRow = Awaited<ReturnType<typeof findStaffAgreements>>['rows'][number];

export const countAgreements = async (tx: Tx): Promise<number> =>
  (
    await tx
      .selectFrom('agreements')
      .select(({ fn }) => fn.countAll<number>().as('agreements'))
      .executeTakeFirstOrThrow()
  ).agreements;

/** Undefined where the slug is taken. */
export const insertAgreement = (tx: Tx, row: { id: string; slug: string; now: Date }) =>
  tx
    .insertInto('agreements')
    .values({ id: row.id, slug: row.slug, created_at: row.now })
    .onConflict((conflict) => conflict.constraint('agreements_slug').doNothing())
    .returning('id')
    .executeTakeFirst();

export const agreementById = (tx: Tx, id: string) =>
  tx.selectFrom('agreements').selectAll().where('id', '=', id).executeTakeFirst();

/** Serializes those who edit, publish or retire the same agreement. */
export const lockAgreement = async (tx: Tx, agreement: Rows<'agreements'>) =>
  found(await tx.selectFrom('agreements').selectAll().where(agreement).forNoKeyUpdate().executeTakeFirst());

export const draftOf = (tx: Tx, agreementId: string) =>
  tx.selectFrom('agreement_drafts').selectAll().where('agreement_id', '=', agreementId).executeTakeFirst();

/** The newest first, with how many accepted each. */
export const versionsOf = (tx: Tx, agreementId: string) =>
  tx
    .selectFrom('agreement_versions')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from agreement_acceptances c where c.version_id = agreement_versions.id)`.as(
        'accepted',
      ),
    )
    .where('agreement_id', '=', agreementId)
    .orderBy('version', 'desc')
    .limit(MAX_AGREEMENT_VERSIONS_SHOWN)
    .execute();
export type WrittenRow = Pick<Awaited<ReturnType<typeof versionsOf>>[number], (typeof WRITTEN)[number]>;

export const upsertDraft = async (
  tx: Tx,
  of: { readonly agreementId: string; readonly by: string; readonly revision: number },
  written: Written,
  now: Date,
): Promise<void> => {
  const values = { ...columnsOf(written), revision: of.revision, updated_at: now, updated_by: of.by };
  await tx
    .insertInto('agreement_drafts')
    .values({ agreement_id: of.agreementId, ...values })
    .onConflict((conflict) => conflict.column('agreement_id').doUpdateSet(values))
    .execute();
};

export const deleteDraft = async (tx: Tx, agreementId: string): Promise<void> => {
  await tx.deleteFrom('agreement_drafts').where('agreement_id', '=', agreementId).execute();
};

/** The draft becomes the version that people see from now on. */
export const publishDraft = async (
  tx: Tx,
  of: { readonly id: string; readonly agreementId: string; readonly version: number; readonly by: string },
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('agreement_versions')
    .columns(['id', 'agreement_id', 'version', 'issued_at', 'published_by', ...WRITTEN])
    .expression((from) =>
      from
        .selectFrom('agreement_drafts')
        .select([
          sql<string>`${of.id}::uuid`.as('id'),
          'agreement_id',
          sql<number>`${of.version}::integer`.as('version'),
          sql<Date>`${now}::timestamptz`.as('issued_at'),
          sql<string>`${of.by}::uuid`.as('published_by'),
          ...WRITTEN,
        ])
        .where('agreement_id', '=', of.agreementId),
    )
    .execute();
  await tx.updateTable('agreements').set({ current_version: of.version }).where('id', '=', of.agreementId).execute();
  await deleteDraft(tx, of.agreementId);
};

export const setRetired = async (tx: Tx, agreementId: string, retiredAt: Date | null): Promise<void> => {
  await tx.updateTable('agreements').set({ retired_at: retiredAt }).where('id', '=', agreementId).execute();
};
