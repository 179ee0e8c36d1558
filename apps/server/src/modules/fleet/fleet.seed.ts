import type { AssignationType, FleetDriverStatus, VanBlockReason } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { asOwner } from '../../platform/db/as-owner.ts';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { TermsOfKind } from '../../platform/db/stored/vans.ts';
import { updateTimers } from '../../platform/machines/timers.ts';
import { fleetDrivers } from './drivers/fleet-driver.effects.ts';

interface SavedTerms<Kind extends keyof TermsOfKind> {
  readonly vehicleId: string;
  readonly kind: Kind;
  readonly version: number;
  readonly terms: TermsOfKind[Kind];
  readonly savedBy: string;
  readonly savedAt: Date;
}
export type SeedVanTerms = { readonly [Kind in keyof TermsOfKind]: SavedTerms<Kind> }[keyof TermsOfKind];

/** What the vans of the demo data cost. Those of before went with their vans. */
export const seedVanTerms = (tx: Tx, all: readonly SeedVanTerms[]): Promise<void> =>
  insertRows(
    tx,
    'van_terms',
    all.map(({ vehicleId, kind, version, terms, savedBy, savedAt }) => ({
      vehicle_id: vehicleId,
      kind,
      version,
      terms,
      saved_by: savedBy,
      saved_at: savedAt,
    })),
  );

export interface SeedFleetDriverMove {
  readonly id: string;
  readonly name: 'invite' | 'accept' | 'leave';
  readonly at: Date;
}

export interface SeedFleetDriver {
  readonly id: string;
  readonly ownerId: string;
  readonly groomerId: string;
  /** From the invitation on. */
  readonly moves: readonly [SeedFleetDriverMove, ...SeedFleetDriverMove[]];
}

export interface SeedFleetPolicy {
  readonly id: string;
  readonly ownerId: string;
  readonly retiredAt: Date | null;
  /** The oldest first. */
  readonly versions: readonly {
    readonly savedAt: Date;
    readonly title: string;
    readonly description: string;
    readonly content: string;
    readonly acceptedBy: readonly { readonly driverId: string; readonly at: Date }[];
  }[];
}

export interface SeedAssignment {
  readonly vehicleId: string;
  readonly type: AssignationType;
  /** Sunday first; only of a weekly plan. */
  readonly weekly: readonly (string | null)[] | null;
  readonly from: LocalDate;
  readonly until: LocalDate | null;
  readonly savedBy: string;
  readonly savedAt: Date;
}

export interface SeedPriceAdjustment {
  readonly vehicleId: string;
  readonly day: LocalDate;
  readonly amountCents: Cents;
}

/** Why a van is kept out of use; when is in its calendar, under the same id. */
export interface SeedBlock {
  readonly id: string;
  readonly vehicleId: string;
  readonly reason: VanBlockReason;
  readonly note: string;
  readonly start: Date;
  readonly end: Date;
  readonly createdBy: string;
}

export interface SeedFleets {
  readonly owners: readonly string[];
  readonly drivers: readonly SeedFleetDriver[];
  readonly policies: readonly SeedFleetPolicy[];
  readonly assignments: readonly SeedAssignment[];
  readonly priceAdjustments: readonly SeedPriceAdjustment[];
  readonly blocks: readonly SeedBlock[];
}

/** The application only ever adds to the history: the owner of the tables takes away that of the demo sites' drivers. */
export const emptyDriverHistory = (ownerUrl: string, siteIds: readonly string[]): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    await owner.query(
      `delete from transitions where machine = 'fleet_driver'
        and subject_id in (select id from fleet_drivers where site_id = any($1))`,
      [siteIds],
    );
  });

const MOVES = {
  invite: { from: null, to: 'invited', actor: 'owner' },
  accept: { from: 'invited', to: 'attached', actor: 'driver' },
  leave: { from: 'attached', to: 'left', actor: 'driver' },
} as const satisfies Record<string, { from: FleetDriverStatus | null; to: FleetDriverStatus; actor: string }>;

const lastMove = ({ moves }: SeedFleetDriver) => moves.at(-1) ?? moves[0];

const driverRow = (driver: SeedFleetDriver) => ({
  id: driver.id,
  owner_id: driver.ownerId,
  groomer_id: driver.groomerId,
  status: MOVES[lastMove(driver).name].to,
  status_since: lastMove(driver).at,
  invited_at: driver.moves[0].at,
});

const moveRows = ({ id: subject, ownerId, groomerId, moves }: SeedFleetDriver) =>
  moves.map(({ id, name, at }) => ({
    id,
    machine: 'fleet_driver',
    subject_id: subject,
    name,
    from_status: MOVES[name].from,
    to_status: MOVES[name].to,
    actor: MOVES[name].actor,
    account_id: MOVES[name].actor === 'owner' ? ownerId : groomerId,
    details: {},
    at,
  }));

/** Resets drivers and policies of these owners to the demo data, and how their vans are planned; after the vans. */
export const seedFleets = async (tx: Tx, fleets: SeedFleets, now: Date): Promise<void> => {
  const { owners, drivers, policies, assignments, priceAdjustments, blocks } = fleets;
  if (owners.length === 0) return;
  await tx.deleteFrom('fleet_drivers').where('owner_id', 'in', owners).execute();
  await tx.deleteFrom('fleet_policies').where('owner_id', 'in', owners).execute();
  await insertRows(tx, 'fleet_drivers', drivers.map(driverRow));
  await insertRows(tx, 'transitions', drivers.flatMap(moveRows));
  for (const { id } of drivers.filter((driver) => lastMove(driver).name === 'invite')) {
    const row = await tx.selectFrom('fleet_drivers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await updateTimers(tx, fleetDrivers, id, null, row, now);
  }
  await insertPolicies(tx, policies);
  await insertRows(
    tx,
    'van_assignments',
    assignments.map(({ vehicleId, type, weekly, from, until, savedBy, savedAt }) => ({
      vehicle_id: vehicleId,
      type,
      weekly: weekly && [...weekly],
      starts_on: from,
      ends_on: until,
      saved_by: savedBy,
      saved_at: savedAt,
    })),
  );
  await insertRows(
    tx,
    'van_price_adjustments',
    priceAdjustments.map(({ vehicleId, day, amountCents }) => ({
      vehicle_id: vehicleId,
      day,
      amount_cents: amountCents,
    })),
  );
  await insertRows(
    tx,
    'van_blocks',
    blocks.map(({ id, vehicleId, reason, note, start, end, createdBy }) => ({
      id,
      vehicle_id: vehicleId,
      reason,
      note,
      starts_at: start,
      ends_at: end,
      created_by: createdBy,
      created_at: now,
    })),
  );
};

const insertPolicies = async (tx: Tx, policies: readonly SeedFleetPolicy[]): Promise<void> => {
  await insertRows(
    tx,
    'fleet_policies',
    policies.map(({ id, ownerId, versions, retiredAt }) => ({
      id,
      owner_id: ownerId,
      version: versions.length,
      created_at: versions[0]?.savedAt ?? null,
      retired_at: retiredAt,
    })),
  );
  const numbered = policies.flatMap(({ id, ownerId, versions }) =>
    versions.map((version, index) => ({ ...version, policyId: id, ownerId, version: index + 1 })),
  );
  await insertRows(
    tx,
    'fleet_policy_versions',
    numbered.map(({ policyId, version, title, description, content, ownerId, savedAt }) => ({
      policy_id: policyId,
      version,
      title,
      description,
      content,
      saved_by: ownerId,
      saved_at: savedAt,
    })),
  );
  await insertRows(
    tx,
    'fleet_policy_acceptances',
    numbered.flatMap(({ policyId, version, acceptedBy }) =>
      acceptedBy.map(({ driverId, at }) => ({
        policy_id: policyId,
        version,
        driver_id: driverId,
        accepted_at: at,
      })),
    ),
  );
};
