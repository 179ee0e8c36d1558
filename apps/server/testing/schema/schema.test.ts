import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { definerFunctions, definerViews, reachablePartitions, readSchema } from './read-schema.ts';
import { FUNCTIONS_OUTSIDE_WALLS, TABLES_WITHOUT_SITE } from './reviewed.ts';
import { schemaProblems } from './schema-problems.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the schema', () => {
  it('has row-level security, site-scoped foreign keys, their indexes and the site by default on every table of a site', async () => {
    expect(schemaProblems(await database.asOwner(readSchema))).toEqual([]);
  });

  it('has no obsolete reviewed table', async () => {
    const names = (await database.asOwner(readSchema)).map(({ name }) => name);
    expect(Object.keys(TABLES_WITHOUT_SITE).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('gives the application no direct access to partitions', async () => {
    expect(await database.asOwner(reachablePartitions)).toEqual([]);
  });

  it('has only reviewed functions and views that bypass row-level security', async () => {
    expect(await database.asOwner(definerFunctions)).toEqual(Object.keys(FUNCTIONS_OUTSIDE_WALLS).sort());
    expect(await database.asOwner(definerViews)).toEqual([]);
  });
});

describe('a schema problem', () => {
  /** The problems after a change, which is rolled back. */
  const problemsAfter = (change: string) =>
    database.asOwner(async (owner) => {
      await owner.query('begin');
      try {
        await owner.query(change);
        return schemaProblems(await readSchema(owner));
      } finally {
        await owner.query('rollback');
      }
    });

  it.each([
    ['a dropped policy', 'drop policy site_wall on files', 'files has no wall'],
    ['disabled row-level security', 'alter table files disable row level security', 'files has no wall'],
    ['a policy that allows everything', 'alter policy site_wall on files using (true)', 'files has another wall'],
    [
      'a second policy',
      'create policy door on files to tailgate_app using (true)',
      'files has policies besides its wall',
    ],
    [
      'a new table without row-level security',
      'create table notes (id uuid primary key, site_id uuid not null references sites)',
      'notes has no wall',
    ],
    ['a nullable site', 'alter table files alter column site_id drop not null', 'files.site_id may be null'],
    [
      'a site that every insert must name',
      'alter table files alter column site_id drop default',
      'files.site_id is not by default that of the transaction',
    ],
    [
      'a table without a site',
      'create table notes (id uuid primary key)',
      'notes belongs to no site and is not reviewed',
    ],
    ['an unreviewed privilege', 'grant delete on sites to tailgate_app', 'sites can be used by more than reviewed'],
    ['a foreign key without an index', 'drop index refresh_tokens_session', 'refresh_tokens.session_id has no index'],
    [
      'a foreign key across sites',
      'alter table files add constraint files_owner foreign key (owner_id) references accounts',
      'files.owner_id refers to accounts without its site',
    ],
  ])('is reported: %s', async (_what, change, problem) => {
    expect(await problemsAfter(change)).toContain(problem);
  });
});
