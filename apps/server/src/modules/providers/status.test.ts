import {
  KIND_OF_PROVIDER_ROLE,
  PROVIDER_KINDS,
  PROVIDER_ROLES,
  PROVIDER_ROLE_OF_KIND,
  ROLES,
  accountStatusOf,
  providerMachine,
  type ProviderStatus,
} from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { allowedIn } from '../../../testing/schema-facts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('names in contract and database', () => {
  it('RL-status-01 provider kinds are grooming, maintenance, fleetOwner and renter', async () => {
    expect(PROVIDER_KINDS).toEqual(['grooming', 'maintenance', 'fleetOwner', 'renter']);
    expect(await allowedIn(database, 'providers', 'service_category')).toEqual([...PROVIDER_KINDS].sort());
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
    expect(await allowedIn(database, 'accounts', 'status')).toEqual(['active', 'inactive', 'pending']);
  });

  it('RL-permissions-01 roles are the same in contract and database', async () => {
    expect(await allowedIn(database, 'accounts', 'roles')).toEqual([...ROLES].sort());
  });
});
