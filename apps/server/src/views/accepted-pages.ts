import type { AcceptedPage } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

export interface AcceptedPageRow {
  readonly page: AcceptedPage;
  readonly version: string;
  readonly acceptedAt: Date;
}

/**
 * The pages of the site that a person accepted while signing up or booking, each as it was last accepted, the latest
 * first. What each form names: they are recorded as one acceptance.
 */
export const acceptedPagesOf = async (tx: Tx, accountId: string): Promise<readonly AcceptedPageRow[]> => {
  const { rows } = await sql<AcceptedPageRow>`select * from (
    select distinct on (page) page, version, accepted_at as "acceptedAt" from (
      select unnest(array['terms-and-conditions', 'privacy-policy']) as page, terms_version as version,
          terms_accepted_at as accepted_at
        from customer_profiles where account_id = ${accountId}
      union all
      select unnest(array['terms-and-conditions', 'pet-release-terms', 'cancellation-policy']), version, accepted_at
        from accepted_policies where customer_id = ${accountId}
      union all
      select unnest(array['terms-and-conditions', 'privacy-policy']), terms_version, terms_accepted_at
        from provider_applications where account_id = ${accountId}
      union all
      select 'terms-of-service', policies_version, policies_accepted_at
        from provider_applications where account_id = ${accountId}) accepted
    where version is not null and accepted_at is not null
    order by page, accepted_at desc) latest
  order by "acceptedAt" desc, page`.execute(tx);
  return rows;
};
