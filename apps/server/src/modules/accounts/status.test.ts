import {
  KIND_OF_PROVIDER_ROLE,
  PROVIDER_KINDS,
  PROVIDER_ROLES,
  PROVIDER_ROLE_OF_KIND,
  ROLES,
  SERVICE_TYPES,
  accountStatusOf,
  deletionRequestMachine,
  fileMachine,
  providerMachine,
  type Machine,
  type ProviderStatus,
} from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The words that the database itself lets into a column. */
const allowedIn = (table: string, column: string) =>
  database.asOwner(async (owner) => {
    const { rows } = await owner.query<{ definition: string }>(
      `select pg_get_constraintdef(c.oid) as definition from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
        where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2`,
      [table, column],
    );
    const [check, ...others] = rows;
    expect(others).toEqual([]);
    return [...(check?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, word]) => word).sort();
  });
const defaultOf = (table: string, column: string) =>
  database.asOwner(async (owner) => {
    const { rows } = await owner.query<{ value: string }>(
      `select column_default as value from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2`,
      [table, column],
    );
    return /^'([^']+)'/.exec(rows[0]?.value ?? '')?.[1];
  });

describe('what the contract and the database call things', () => {
  it('RL-status-01 provider kinds are grooming, maintenance, fleetOwner and renter', async () => {
    expect(PROVIDER_KINDS).toEqual(['grooming', 'maintenance', 'fleetOwner', 'renter']);
    expect(await allowedIn('providers', 'service_category')).toEqual([...PROVIDER_KINDS].sort());
    for (const role of PROVIDER_ROLES) expect(PROVIDER_ROLE_OF_KIND[KIND_OF_PROVIDER_ROLE[role]]).toBe(role);
  });

  it('RL-status-02 approval statuses are new, pending, approved, active and inactive', () => {
    expect(providerMachine.states).toEqual(['new', 'pending', 'approved', 'active', 'inactive']);
  });

  it.each<[ProviderStatus, string]>([
    ['new', 'pending'],
    ['pending', 'pending'],
    ['approved', 'pending'],
    ['active', 'active'],
    ['inactive', 'inactive'],
  ])('RL-status-03 a provider that is %s has an account that is %s', async (status, accountStatus) => {
    expect(accountStatusOf(status)).toBe(accountStatus);
    expect(await allowedIn('accounts', 'status')).toEqual(['active', 'inactive', 'pending']);
  });

  it('RL-status-04 service types are grooming, maintenance, rental, short_rental and vehicle_service', () => {
    expect(SERVICE_TYPES).toEqual(['grooming', 'maintenance', 'rental', 'short_rental', 'vehicle_service']);
  });

  it('RL-permissions-01 roles are the same in both', async () => {
    expect(await allowedIn('accounts', 'roles')).toEqual([...ROLES].sort());
  });

  it.each<[string, Machine]>([
    ['providers', providerMachine],
    ['deletion_requests', deletionRequestMachine],
    ['files', fileMachine],
  ])('the table %s has the states of its machine', async (table, machine) => {
    expect(await allowedIn(table, 'status')).toEqual([...machine.states].sort());
    expect(await defaultOf(table, 'status')).toBe(machine.initial);
    const reached = Object.values(machine.transitions).flatMap(({ from, to }) => [
      ...(typeof from === 'string' ? [from] : from),
      to,
    ]);
    for (const state of reached) expect(machine.states).toContain(state);
  });
});
