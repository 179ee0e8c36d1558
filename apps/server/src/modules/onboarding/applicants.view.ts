import type { ApplicantFilter } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { withHome } from '../../platform/db/home-columns.ts';
import { readPage, type Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

const applicants = (tx: Tx) =>
  tx
    .selectFrom('providers')
    .innerJoin('accounts', 'accounts.id', 'providers.account_id')
    .leftJoin('provider_applications as application', 'application.account_id', 'providers.account_id')
    .where('accounts.anonymised_at', 'is', null)
    .select(['providers.account_id as id', 'accounts.first_name', 'accounts.last_name'])
    .select(['providers.service_category as kind', 'providers.status', 'providers.city', 'providers.state_or_province'])
    .select([
      sql<boolean>`providers.licence_front_file_id is not null and providers.licence_back_file_id is not null`.as(
        'hasLicense',
      ),
    ])
    .select(['providers.created_at as startedAt', 'application.submitted_at as submittedAt']);
export type ApplicantInList = Awaited<ReturnType<ReturnType<typeof applicants>['execute']>>[number];

const IS_LISTED = {
  waiting: sql<boolean>`providers.status = 'pending'`,
  asked: sql<boolean>`providers.status = 'new' and application.request_message is not null`,
  started: sql<boolean>`providers.status = 'new' and application.request_message is null`,
  approved: sql<boolean>`providers.status = 'approved'`,
  declined: sql<boolean>`providers.status = 'inactive' and application.decline_message is not null`,
} as const satisfies Record<ApplicantFilter, unknown>;

const isNamed = (search: string) =>
  sql<boolean>`accounts.first_name || ' ' || accounts.last_name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`;

/** One page of applications; those that wait longest come first. */
export const applicantsListed = (
  tx: Tx,
  { filter, search }: { readonly filter: ApplicantFilter; readonly search: string },
  page: Page,
) =>
  readPage(
    applicants(tx)
      .where(IS_LISTED[filter])
      .where(isNamed(search))
      .orderBy(sql`coalesce(application.submitted_at, providers.created_at)`)
      .orderBy('providers.account_id'),
    page,
  );

export const countApplicants = (tx: Tx, search: string) =>
  applicants(tx)
    .clearSelect()
    .where(isNamed(search))
    .select(() => {
      const count = (filter: ApplicantFilter) => sql<number>`count(*) filter (where ${IS_LISTED[filter]})::int`;
      return [
        count('waiting').as('waiting'),
        count('asked').as('asked'),
        count('started').as('started'),
        count('approved').as('approved'),
        count('declined').as('declined'),
      ];
    })
    .$castTo<Record<ApplicantFilter, number>>()
    .executeTakeFirstOrThrow();

/** Everything that an applicant handed in. */
export const applicantNamed = async (tx: Tx, wanted: Rows<'providers'>) => {
  const row = found(
    await applicants(tx)
      .leftJoin('accounts as referrer', 'referrer.id', 'application.referred_by')
      .leftJoin('email_changes', 'email_changes.account_id', 'providers.account_id')
      .select(['accounts.phone', 'accounts.email', 'email_changes.email as pendingEmail', 'accounts.photo_file_id'])
      .select(['providers.business_name', 'providers.description', 'providers.vanity_url', 'providers.plan'])
      .select(['providers.address_line', 'providers.postal_code', 'providers.country'])
      .select(['providers.licence_front_file_id', 'providers.licence_back_file_id'])
      .select([
        sql<number | null>`st_y(providers.location::geometry)`.as('latitude'),
        sql<number | null>`st_x(providers.location::geometry)`.as('longitude'),
      ])
      .select(['application.number_of_vehicles', 'application.referred_by as referrerId'])
      .select(['referrer.first_name as referrerFirstName', 'referrer.last_name as referrerLastName'])
      .select(['application.terms_version', 'application.terms_accepted_at'])
      .select(['application.policies_version', 'application.policies_accepted_at'])
      .select(['application.request_message', 'application.requested_at'])
      .select(['application.decline_message', 'application.declined_at'])
      .where(wanted as never)
      .executeTakeFirst(),
  );
  return withHome(row);
};
export type Applicant = Awaited<ReturnType<typeof applicantNamed>>;
