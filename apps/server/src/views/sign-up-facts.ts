import type { SignUpFacts } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import { found } from '../platform/failure.ts';
import { BOOKING_FACTS } from './provider-readiness.ts';

export interface ApplicantFacts extends SignUpFacts {
  readonly requestMessage: string | null;
  readonly requestedAt: Date | null;
  readonly declineMessage: string | null;
  readonly declinedAt: Date | null;
  readonly submittedAt: Date | null;
}

type Reported = SignUpFacts['reported'];

/** The database writes times in JSON with the offset of its session. */
const inUtc = (reported: Reported): Reported =>
  Object.fromEntries(
    Object.entries(reported).map(([step, report]) => [
      step,
      report && { ...report, at: new Date(report.at).toISOString() },
    ]),
  );

/**
 * What the steps of a sign-up depend on, in one query. Steps without a screen are not served, so what no module records
 * yet is never asked. Where nothing is required, agreements count as signed.
 */
export const signUpFactsOf = async (tx: Tx, accountId: string): Promise<ApplicantFacts> => {
  const { rows } = await sql<ApplicantFacts>`select p.service_category as kind, p.status, ${BOOKING_FACTS},
      a.phone is not null as "hasPhone",
      a.email is not null as "hasEmail",
      a.photo_file_id is not null as "hasPhoto",
      p.vanity_url is not null as "hasPageAddress",
      p.max_pet_weight_lb as "maxPetWeightLb", p.max_distance_miles as "maxDistanceMiles",
      p.address_line is not null as "hasAddress",
      p.licence_front_file_id is not null and p.licence_back_file_id is not null as "hasLicense",
      coalesce(p.business_name, '') <> '' as "hasBusinessName",
      p.description <> '' and a.photo_file_id is not null as "hasBusinessProfile",
      cardinality(p.showcase_file_ids) > 0 as "hasShowcase",
      p.unsigned_since is null as "hasSignedAgreements",
      exists (select 1 from connected_accounts c where c.provider_id = p.account_id and c.payouts_enabled) as "hasPayouts",
      t.partner_programme_name <> '' as "hasPartnerProgram",
      exists (select 1 from vehicles v where v.owner_id = p.account_id and v.status <> 'retired') as "hasVehicle",
      (select coalesce(json_object_agg(r.step, json_build_object('status', r.status, 'at', r.reported_at)), '{}')
        from provider_steps r where r.account_id = p.account_id) as reported,
      x.request_message as "requestMessage", x.requested_at as "requestedAt",
      x.decline_message as "declineMessage", x.declined_at as "declinedAt", x.submitted_at as "submittedAt"
    from providers p
    join accounts a on a.id = p.account_id
    join sites t on t.id = p.site_id
    left join provider_applications x on x.account_id = p.account_id
    where p.account_id = ${accountId}`.execute(tx);
  const { reported, ...facts } = found(rows[0]);
  return { ...facts, reported: inUtc(reported) };
};
