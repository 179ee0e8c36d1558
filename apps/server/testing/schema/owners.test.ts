import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPOINTMENT_CHILDREN } from '../../src/modules/appointments/appointment.children.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { ownerProblems } from './owner-problems.ts';
import { readSchema } from './read-schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The problems after a change, which is rolled back. */
const problemsAfter = (change: string) =>
  database.asOwner(async (owner) => {
    await owner.query('begin');
    try {
      await owner.query(change);
      return ownerProblems(await readSchema(owner));
    } finally {
      await owner.query('rollback');
    }
  });

describe('the owner of a row', () => {
  it('is in every key that leads to what a provider owns', async () => {
    expect(ownerProblems(await database.asOwner(readSchema))).toEqual([]);
  });

  it.each([
    [
      'a reference without its owner',
      `alter table expenses add column coupon_id uuid;
       alter table expenses add foreign key (site_id, coupon_id) references coupons (site_id, id)`,
      'expenses.coupon_id refers to coupons of any provider',
    ],
    [
      'a table without an owner',
      `create table notes (id uuid primary key, site_id uuid, upsell_id uuid,
         foreign key (site_id, upsell_id) references upsells (site_id, id))`,
      'notes.upsell_id refers to upsells of any provider',
    ],
    [
      'a key of orders that is gone',
      'alter table order_terms drop constraint order_terms_gift_card_of_owner',
      'order_terms.gift_card_id names no owner',
    ],
  ])('is missed in %s', async (_what, change, problem) => {
    expect(await problemsAfter(change)).toContain(problem);
  });
});

it('the children of an appointment are the tables that have its id', async () => {
  const tables = await database.asOwner(readSchema);
  const children = tables
    .filter(
      ({ columns, foreignKeys }) =>
        columns.some(({ name }) => name === 'appointment_id' || name === 'subject_id') ||
        foreignKeys.some(({ target }) => target === 'appointments'),
    )
    .map(({ name }) => name);
  expect(Object.keys(APPOINTMENT_CHILDREN.tables).sort()).toEqual(children.sort());
});
