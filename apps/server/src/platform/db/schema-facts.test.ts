import {
  ADJUST_BY,
  DEFAULT_DISTANCE_MILES,
  DEFAULT_PET_WEIGHT_LB,
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  PET_SIZES,
} from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { allowedIn, defaultOf } from '../../../testing/schema-facts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the database schema', () => {
  it.each([
    ['pet_sizes', 'name', PET_SIZES],
    ['breeds', 'size', PET_SIZES],
    ['provider_service_sizes', 'size', PET_SIZES],
    ['provider_services', 'adjust_by', ADJUST_BY],
  ])('allows the values of the contract in %s.%s', async (table, column, words) => {
    expect(await allowedIn(database, table, column)).toEqual([...words].sort());
  });

  it.each([
    ['sites', 'primary_color', DEFAULT_PRIMARY_COLOR],
    ['sites', 'secondary_color', DEFAULT_SECONDARY_COLOR],
    ['providers', 'max_pet_weight_lb', String(DEFAULT_PET_WEIGHT_LB)],
    ['providers', 'max_distance_miles', String(DEFAULT_DISTANCE_MILES)],
  ])('has the default of the contract for %s.%s', async (table, column, value) => {
    expect(await defaultOf(database, table, column)).toBe(value);
  });
});
