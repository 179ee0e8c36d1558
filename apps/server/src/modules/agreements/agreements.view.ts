import { isApprovedStatus, providerMachine, type AgreementRole, type SignerFilter } from '@tailgate/contract';
import { sql } from 'kysely';
import { containing } from '../../platform/db/containing.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';

const SHOWN = [
  'version.id',
  'version.title',
  'version.body',
  'version.required',
  'version.require_signature as requireSignature',
  'version.version',
  'version.issued_at as issuedAt',
  'version.changes',
  'version.is_optional as isOptional',
  'agreement.slug',
  'acceptance.accepted_at as acceptedAt',
] as const;

/** Versions for one of the person's roles that are still asked for. */
export const isForRolesOf = (accountId: string) => sql<boolean>`exists (
  select from agreements g join accounts a on a.id = ${accountId}
  where g.id = agreement_versions.agreement_id and g.retired_at is null and a.roles && agreement_versions.audience)`;

/** Accounts that are customers of a provider. */
export const isCustomerOf = (providerId: string) => sql<boolean>`exists (
  select from provider_customers r where r.provider_id = ${providerId} and r.customer_id = accounts.id)`;

/** The latest version that the person accepted, of any. */
const ACCEPTED_VERSION = sql<number | null>`(
  select max(earlier.version) from agreement_versions earlier
  join agreement_acceptances own on own.version_id = earlier.id
  where earlier.agreement_id = agreement.id and own.account_id = person.id)`;

const published = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('agreements as agreement')
    .innerJoin('agreement_versions as version', (join) =>
      join
        .onRef('version.agreement_id', '=', 'agreement.id')
        .onRef('version.version', '=', 'agreement.current_version'),
    )
    .innerJoin('accounts as person', (join) => join.on('person.id', '=', accountId))
    .leftJoin('agreement_acceptances as acceptance', (join) =>
      join.onRef('acceptance.version_id', '=', 'version.id').onRef('acceptance.account_id', '=', 'person.id'),
    )
    .where('agreement.retired_at', 'is', null)
    .where(sql<boolean>`version.audience && person.roles`)
    .select([...SHOWN, ACCEPTED_VERSION.as('acceptedVersion')]);

export type AgreementRow = Awaited<ReturnType<ReturnType<typeof published>['executeTakeFirstOrThrow']>>;

export interface AgreementsFilter {
  readonly accountId: string;
  readonly isOptional?: boolean;
  readonly isAboutVans?: boolean;
  /** For this role of the person only. */
  readonly role?: AgreementRole;
}

/** Published agreements for the roles of a person: what they have to sign first. */
export const agreementsFor = (tx: Tx, filter: AgreementsFilter, page: Page) => {
  const { accountId, isOptional, isAboutVans, role } = filter;
  let rows = published(tx, accountId);
  if (isOptional !== undefined) rows = rows.where('version.is_optional', '=', isOptional);
  if (isAboutVans !== undefined) rows = rows.where('version.is_about_vans', '=', isAboutVans);
  if (role) rows = rows.where(sql<boolean>`${role} = any (version.audience)`);
  return readPage(
    rows
      .orderBy(sql`acceptance.accepted_at is not null`)
      .orderBy('version.required', 'desc')
      .orderBy('version.title')
      .orderBy('version.id'),
    page,
  );
};

export const agreementBySlug = (tx: Tx, accountId: string, slug: string) =>
  published(tx, accountId)
    .where('agreement.slug', '=', slug)
    .where('version.is_optional', '=', false)
    .executeTakeFirst();

/** Every version that a person accepted, the latest first. */
export const signedBy = (tx: Tx, accountId: string, page: Page) =>
  readPage(
    tx
      .selectFrom('agreement_acceptances as acceptance')
      .innerJoin('agreement_versions as version', 'version.id', 'acceptance.version_id')
      .innerJoin('agreements as agreement', 'agreement.id', 'version.agreement_id')
      .innerJoin('accounts as person', 'person.id', 'acceptance.account_id')
      .where('acceptance.account_id', '=', accountId)
      .select([...SHOWN, ACCEPTED_VERSION.as('acceptedVersion')])
      .orderBy('acceptance.accepted_at', 'desc')
      .orderBy('version.title')
      .orderBy('acceptance.id'),
    page,
  );

/** Whom the published version of an agreement is for, with what they accepted. */
const signers = (tx: Tx, agreementId: string, filter: SignerFilter) =>
  tx
    .selectFrom('agreements as agreement')
    .innerJoin('agreement_versions as version', (join) =>
      join
        .onRef('version.agreement_id', '=', 'agreement.id')
        .onRef('version.version', '=', 'agreement.current_version'),
    )
    .innerJoin('accounts as person', (join) => join.on(sql<boolean>`person.roles && version.audience`))
    .leftJoin('agreement_acceptances as acceptance', (join) =>
      join.onRef('acceptance.version_id', '=', 'version.id').onRef('acceptance.account_id', '=', 'person.id'),
    )
    .where('agreement.id', '=', agreementId)
    .where('person.anonymised_at', 'is', null)
    .where('person.status', '<>', 'inactive')
    .where('acceptance.accepted_at', filter === 'signed' ? 'is not' : 'is', null);

const APPROVED = providerMachine.states.filter(isApprovedStatus);
/** Applicants are asked for agreements once staff have approved them. */
const isUnapproved = sql<boolean>`providers.account_id = person.id and providers.status <> all (${APPROVED}::text[])`;

/** Active people who have not accepted a version that is required now, in the order of their ids. */
export const signersToTell = (
  tx: Tx,
  versionId: string,
  { after, most }: { readonly after: string | null; readonly most: number },
) => {
  const people = tx
    .selectFrom('agreement_versions as version')
    .innerJoin('agreements as agreement', (join) =>
      join
        .onRef('agreement.id', '=', 'version.agreement_id')
        .onRef('agreement.current_version', '=', 'version.version'),
    )
    .innerJoin('accounts as person', (join) => join.on(sql<boolean>`person.roles && version.audience`))
    .leftJoin('agreement_acceptances as acceptance', (join) =>
      join.onRef('acceptance.version_id', '=', 'version.id').onRef('acceptance.account_id', '=', 'person.id'),
    )
    .select(['person.id', 'version.title', 'version.version'])
    .where('version.id', '=', versionId)
    .where('version.required', '=', true)
    .where('agreement.retired_at', 'is', null)
    .where('person.status', '=', 'active')
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('providers').where(isUnapproved))))
    .where('acceptance.id', 'is', null)
    .orderBy('person.id')
    .limit(most);
  return (after === null ? people : people.where('person.id', '>', after)).execute();
};

// The same expression as the trigram index on people.
const HAYSTACK = sql<string>`person.first_name || ' ' || person.last_name || ' ' || coalesce(person.email::text, '') || ' ' || coalesce(person.phone, '')`;

export const findSigners = (
  tx: Tx,
  { agreementId, filter, search }: { agreementId: string; filter: SignerFilter; search: string },
  page: Page,
) => {
  const all = signers(tx, agreementId, filter)
    .select([
      'person.id',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.email',
      'acceptance.accepted_at as acceptedAt',
      ACCEPTED_VERSION.as('acceptedVersion'),
    ])
    .orderBy('person.first_name')
    .orderBy('person.last_name')
    .orderBy('person.id');
  return readPage(search ? all.where(HAYSTACK, 'ilike', containing(search)) : all, page);
};

export const countSigners = async (tx: Tx, agreementId: string) => {
  const count = async (filter: SignerFilter) =>
    (
      await signers(tx, agreementId, filter)
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .executeTakeFirstOrThrow()
    ).people;
  return { signed: await count('signed'), unsigned: await count('unsigned') };
};
