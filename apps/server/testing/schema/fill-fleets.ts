import type { SignedIn, TestApi } from '../test-api.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';

/** A policy of the owner, which has the owner's id. */
const OWN_POLICY = `insert into fleet_policies (id, site_id, owner_id, created_at)
  values ($2, $1, $2, app.now()) on conflict do nothing`;

/** Inserts rows of one fleet owner as the database owner, who bypasses the cap. */
export const FILL_FLEETS: Record<string, string> = {
  fleetDrivers: `with people as (insert into accounts (id, site_id, first_name, last_name, roles)
      select gen_random_uuid(), $1, 'Robin', 'Example', '{groomer}' from generate_series(1, $3::int) returning id),
    groomers as (insert into providers (account_id, site_id) select id, $1 from people returning account_id)
    insert into fleet_drivers (id, site_id, owner_id, groomer_id, status, status_since, invited_at)
    select gen_random_uuid(), $1, $2, account_id, 'invited', app.now(), app.now() from groomers`,
  fleetPolicies: `insert into fleet_policies (id, site_id, owner_id, created_at)
    select gen_random_uuid(), $1, $2, app.now() from generate_series(1, $3::int)`,
  fleetPolicyVersions: `with policy as (insert into fleet_policies (id, site_id, owner_id, version, created_at)
      values ($2, $1, $2, $3::int, app.now()))
    insert into fleet_policy_versions (site_id, policy_id, version, title, content, saved_by, saved_at)
    select $1, $2, n, 'Cleaning', 'Clean the tub.', $2, app.now() from generate_series(1, $3::int) n`,
};

/** The same text again would be no version. */
let next = 0;

export const ADD_TO_FLEETS = (
  api: () => TestApi,
): Record<string, (person: SignedIn) => Promise<{ status: number; error: { code?: string } }>> => {
  const invite = async (owner: SignedIn) => {
    const { account } = await api().as('groomer');
    const referralCode = `CAP${(next += 1)}`;
    await api().database.asOwner((db) =>
      db.query('update providers set groomer_referral_code = $2 where account_id = $1', [account.id, referralCode]),
    );
    return await owner.call(`POST ${MANAGEMENT}/attached-service-providers`, { body: { referralCode } });
  };
  const save = (owner: SignedIn, given: object = {}) =>
    owner.call(`POST ${MANAGEMENT}/policy`, { body: { title: 'Cleaning', content: `Rule ${(next += 1)}`, ...given } });
  const saveAgain = async (owner: SignedIn) => {
    const { site, database } = api();
    const version = await database.asOwner(async (db) => {
      await db.query(OWN_POLICY, [site.id, owner.account.id]);
      await db.query(
        `insert into fleet_policy_versions (site_id, policy_id, version, title, content, saved_by, saved_at)
         values ($1, $2, 1, 'Cleaning', 'Clean the tub.', $2, app.now()) on conflict do nothing`,
        [site.id, owner.account.id],
      );
      const { rows } = await db.query<{ version: number }>('select version from fleet_policies where id = $1', [
        owner.account.id,
      ]);
      return rows[0]?.version;
    });
    return await save(owner, { id: owner.account.id, version });
  };
  return { fleetDrivers: invite, fleetPolicies: (owner) => save(owner), fleetPolicyVersions: saveAgain };
};
