import { describe, expect, it } from 'vitest';
import { onlyIdIn, withoutFilters, withoutRelations } from './filters.ts';

const conditionsOf = (found: ReturnType<typeof withoutFilters>) => found.map(({ condition }) => condition);

describe('the ownership conditions of a statement', () => {
  it.each([
    ['select * from "pets" where "pets"."owner_id" = $1 and "id" = $2', ['"pets"."owner_id" = $1']],
    ['select * from zones where provider_id = any($1::uuid[]) and site_id = $2', ['provider_id = any($1::uuid[])']],
    ['delete from a where account_id in ($1, $2)', ['account_id in ($1, $2)']],
    // A column whose name only ends alike is another one.
    ['select * from a where former_account_id = $1', []],
    ['update a set account_id = $1 where provider_id = $2', ['provider_id = $2']],
    ['insert into a (account_id) select id from b where account_id = $1', []],
  ])('in %s', (text, expected) => {
    expect(conditionsOf(withoutFilters(text))).toEqual(expected);
  });

  it('are removed and inverted one by one', () => {
    expect(withoutFilters('select * from a where owner_id = $1 and b')).toEqual([
      {
        condition: 'owner_id = $1',
        open: 'select * from a where (owner_id = $1 or true) and b',
        inverted: 'select * from a where (owner_id = $1) is not true and b',
      },
    ]);
  });
});

describe('the relations of a statement', () => {
  it('are its conditions on other rows, those on owners first, without its own id and its site', () => {
    const text = 'select * from l where id = $1 and pet_id = $2 and site_id = $3 and l.provider_id = $4';
    expect(conditionsOf(withoutRelations(text))).toEqual(['l.provider_id = $4', 'pet_id = $2']);
  });
});

describe('the only id of a statement', () => {
  it.each([
    ['select * from s where appointment_id = $2', 2],
    ['select * from s where id = any($1)', 1],
    ['select * from s where appointment_id = $1 and pet_id = $2', undefined],
    ['select * from s where name = $1', undefined],
  ])('in %s', (text, expected) => {
    expect(onlyIdIn(text)).toBe(expected);
  });
});
