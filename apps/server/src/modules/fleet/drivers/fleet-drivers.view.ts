import { sql } from 'kysely';
import { containing } from '../../../platform/db/containing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readPage, type Page } from '../../../platform/db/page.ts';

/** Of the owner's policies in their newest version, how many there are and how many the driver accepted. */
const policies = [
  sql<number>`(select count(*)::int from fleet_policies p
    where p.owner_id = fleet_drivers.owner_id and p.retired_at is null)`.as('policies'),
  sql<number>`(select count(*)::int from fleet_policies p join fleet_policy_acceptances a
    on a.policy_id = p.id and a.version = p.version and a.driver_id = fleet_drivers.groomer_id
    where p.owner_id = fleet_drivers.owner_id and p.retired_at is null)`.as('policiesAccepted'),
] as const;

const ROW = [
  'fleet_drivers.id',
  'fleet_drivers.owner_id as ownerId',
  'fleet_drivers.groomer_id as groomerId',
  'fleet_drivers.status',
  'fleet_drivers.status_since as since',
] as const;

const NAME = sql<string>`btrim(accounts.first_name || ' ' || accounts.last_name)`;

const withGroomer = (tx: Tx) =>
  tx
    .selectFrom('fleet_drivers')
    .innerJoin('accounts', 'accounts.id', 'fleet_drivers.groomer_id')
    .innerJoin('providers', 'providers.account_id', 'fleet_drivers.groomer_id')
    .select(ROW)
    .select(policies)
    .select([NAME.as('name'), 'providers.business_name as businessName', 'accounts.photo_file_id as photoFileId']);

/** Those who drive and those who were asked; whoever declined or left is history. */
export const driversOf = (tx: Tx, ownerId: string, search: string, page: Page) => {
  let all = withGroomer(tx)
    .where('fleet_drivers.owner_id', '=', ownerId)
    .where('fleet_drivers.status', 'in', ['attached', 'invited']);
  if (search) {
    const pattern = containing(search);
    all = all.where(sql<boolean>`${NAME} || ' ' || coalesce(providers.business_name, '') ilike ${pattern}`);
  }
  return readPage(all.orderBy(sql`lower(${NAME})`).orderBy('fleet_drivers.id'), page);
};
export type DriverRow = Awaited<ReturnType<typeof driverById>>;

export const driverById = (tx: Tx, id: string) =>
  withGroomer(tx).where('fleet_drivers.id', '=', id).executeTakeFirstOrThrow();

const withOwner = (tx: Tx) =>
  tx
    .selectFrom('fleet_drivers')
    .innerJoin('accounts', 'accounts.id', 'fleet_drivers.owner_id')
    .innerJoin('providers', 'providers.account_id', 'fleet_drivers.owner_id')
    .select(ROW)
    .select(policies)
    .select(sql<string>`coalesce(providers.business_name, ${NAME})`.as('ownerName'));

/** The fleets of a groomer, those that wait for an answer first. */
export const fleetsOf = (tx: Tx, groomerId: string) =>
  withOwner(tx)
    .where('fleet_drivers.groomer_id', '=', groomerId)
    .where('fleet_drivers.status', 'in', ['invited', 'attached'])
    .orderBy(sql`fleet_drivers.status = 'invited' desc`)
    .orderBy('fleet_drivers.status_since', 'desc')
    .limit(100)
    .execute();
export type FleetRow = Awaited<ReturnType<typeof fleetById>>;

export const fleetById = (tx: Tx, id: string) =>
  withOwner(tx).where('fleet_drivers.id', '=', id).executeTakeFirstOrThrow();
