import { sql } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';

const COLUMNS = [
  'fleet_policies.id',
  'fleet_policies.owner_id as ownerId',
  'fleet_policies.version',
  'text.title',
  'text.description',
  'text.content',
  'text.saved_at as savedAt',
] as const;

const read = (tx: Tx) =>
  tx
    .selectFrom('fleet_policies')
    .innerJoin('fleet_policy_versions as text', (join) =>
      join.onRef('text.policy_id', '=', 'fleet_policies.id').onRef('text.version', '=', 'fleet_policies.version'),
    )
    .select(COLUMNS)
    .where('fleet_policies.retired_at', 'is', null);

/** Of the drivers who are attached now, how many accepted the newest version. */
const counts = [
  sql<number>`(select count(*)::int from fleet_drivers d where d.owner_id = fleet_policies.owner_id
    and d.status = 'attached')`.as('drivers'),
  sql<number>`(select count(*)::int from fleet_drivers d join fleet_policy_acceptances a on a.driver_id = d.groomer_id
    where d.owner_id = fleet_policies.owner_id and d.status = 'attached'
      and a.policy_id = fleet_policies.id and a.version = fleet_policies.version)`.as('accepted'),
] as const;

export const policiesOfOwner = (tx: Tx, ownerId: string) =>
  read(tx)
    .select(counts)
    .where('fleet_policies.owner_id', '=', ownerId)
    .orderBy('fleet_policies.created_at')
    .orderBy('fleet_policies.id')
    .execute();
export type OwnPolicyRow = Awaited<ReturnType<typeof policiesOfOwner>>[number];

export const policyOfOwner = (tx: Tx, id: string) =>
  read(tx).select(counts).where('fleet_policies.id', '=', id).executeTakeFirstOrThrow();

/** Locked: versions are counted one after the other. */
export const lockedPolicy = async (tx: Tx, policy: Rows<'fleet_policies'>) => {
  const { id } = found(
    await tx.selectFrom('fleet_policies').select('id').where(policy).forNoKeyUpdate().executeTakeFirst(),
  );
  return await read(tx).where('fleet_policies.id', '=', id).executeTakeFirstOrThrow();
};

export const insertPolicy = async (
  tx: Tx,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
  now: Date,
): Promise<void> => {
  await tx.insertInto('fleet_policies').values({ id, owner_id: ownerId, created_at: now }).execute();
};

export interface PolicyText {
  readonly title: string;
  readonly description: string;
  readonly content: string;
}

export const insertVersion = async (
  tx: Tx,
  { policyId, version, savedBy }: { readonly policyId: string; readonly version: number; readonly savedBy: string },
  { title, description, content }: PolicyText,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('fleet_policy_versions')
    .values({ policy_id: policyId, version, title, description, content, saved_by: savedBy, saved_at: now })
    .execute();
  await tx.updateTable('fleet_policies').set({ version }).where('id', '=', policyId).execute();
};

export const retirePolicyRow = async (tx: Tx, policy: Rows<'fleet_policies'>, now: Date): Promise<void> => {
  found(
    await tx.updateTable('fleet_policies').set({ retired_at: now }).where(policy).returning('id').executeTakeFirst(),
  );
};

const forDriver = (tx: Tx, driverId: string) =>
  read(tx)
    .innerJoin('fleet_drivers as fleet', 'fleet.owner_id', 'fleet_policies.owner_id')
    .leftJoin('fleet_policy_acceptances as accepted', (join) =>
      join
        .onRef('accepted.policy_id', '=', 'fleet_policies.id')
        .onRef('accepted.version', '=', 'fleet_policies.version')
        .on('accepted.driver_id', '=', driverId),
    )
    .select('accepted.accepted_at as acceptedAt')
    .where('fleet.groomer_id', '=', driverId)
    .where('fleet.status', 'in', ['invited', 'attached']);

/** Those of the fleets that somebody drives for or is invited to. The caps on policies and fleets bound it. */
export const policiesForDriver = (tx: Tx, driverId: string) =>
  forDriver(tx, driverId)
    .orderBy('fleet.invited_at')
    .orderBy('fleet_policies.created_at')
    .orderBy('fleet_policies.id')
    .limit(300)
    .execute();
export type DriverPolicyRow = Awaited<ReturnType<typeof policiesForDriver>>[number];

export const policyForDriver = (tx: Tx, driverId: string, id: string) =>
  forDriver(tx, driverId).where('fleet_policies.id', '=', id).executeTakeFirstOrThrow();

/** Accepted once is accepted: the first time stays. */
export const insertAcceptance = async (
  tx: Tx,
  { policyId, version, driverId }: { readonly policyId: string; readonly version: number; readonly driverId: string },
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('fleet_policy_acceptances')
    .values({ policy_id: policyId, version, driver_id: driverId, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether a driver has accepted everything that an owner asks for today. */
export const hasAcceptedAll = async (
  tx: Tx,
  { ownerId, driverId }: { readonly ownerId: string; readonly driverId: string },
): Promise<boolean> => {
  const { rows } = await sql<{ isAccepted: boolean }>`
    select not exists (select from fleet_policies p where p.owner_id = ${ownerId} and p.retired_at is null
      and not exists (select from fleet_policy_acceptances a
        where a.policy_id = p.id and a.version = p.version and a.driver_id = ${driverId})) as "isAccepted"`.execute(tx);
  return rows[0]?.isAccepted ?? false;
};
