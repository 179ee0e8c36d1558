import * as facts from '@tailgate/contract/facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { allowedIn, defaultOf } from '../../../testing/schema-facts.ts';
import { WORD_COLUMNS } from './column-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The words of a list, or the keys of a part of the report card. */
const wordsOf = (list: string): string[] => {
  const [name = '', part] = list.split('.');
  const words = (facts as Readonly<Record<string, unknown>>)[name];
  if (part === undefined) return Array.isArray(words) ? words.map(String) : [];
  return Object.keys((facts.REPORT_CARD_WORDS as Readonly<Record<string, object>>)[part] ?? {});
};

describe('the database schema', () => {
  it.each(Object.entries(WORD_COLUMNS))('allows in %s the words of %s, which type its rows', async (named, list) => {
    const [table = '', column = ''] = named.split('.');
    expect(await allowedIn(database, table, column)).toEqual(wordsOf(list).sort());
  });

  it.each([
    ['sites', 'primary_color', facts.DEFAULT_PRIMARY_COLOR],
    ['sites', 'secondary_color', facts.DEFAULT_SECONDARY_COLOR],
    ['providers', 'max_pet_weight_lb', String(facts.DEFAULT_PET_WEIGHT_LB)],
    ['providers', 'max_distance_miles', String(facts.DEFAULT_DISTANCE_MILES)],
  ])('has the default of the contract for %s.%s', async (table, column, value) => {
    expect(await defaultOf(database, table, column)).toBe(value);
  });
});
