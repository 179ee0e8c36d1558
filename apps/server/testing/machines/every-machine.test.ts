import { MACHINES, asList, type Machine, type TransitionRow } from '@tailgate/contract';
import { testNow } from '@tailgate/kit/instant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MACHINES as BOUND_MACHINES } from '../../src/modules/index.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A machine's table in the database catalog. */
const catalogueOf = async ({ table }: Machine) => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ checks: string[]; trigger: string | null; walled: boolean; initial: string | null; key: string[] }>(
      `select
         array(select pg_get_constraintdef(c.oid) from pg_constraint c
           join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
           where c.contype = 'c' and c.conrelid = t.oid and a.attname = 'status') as checks,
         (select pg_get_triggerdef(g.oid) from pg_trigger g
           where g.tgrelid = t.oid and g.tgname = 'status_by_transition' and g.tgenabled = 'O') as trigger,
         t.relrowsecurity as walled,
         (select column_default from information_schema.columns where table_schema = 'public'
           and table_name = t.relname and column_name = 'status') as initial,
         array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid
           and a.attnum = any (i.indkey) where i.indrelid = t.oid and i.indisunique) as key
       from pg_class t where t.oid = $1::regclass`,
      [table],
    ),
  );
  if (!rows[0]) throw new Error(`Table ${table} does not exist`);
  return rows[0];
};

const wordsIn = (definition: string) => [...definition.matchAll(/'([^']+)'::text/g)].map(([, word]) => word);

describe.each(MACHINES.map((machine): [string, Machine] => [machine.name, machine]))(
  'the %s machine',
  (_name, machine) => {
    const rows = Object.values<TransitionRow>(machine.transitions);

    it('has the states of its table’s check constraint', async () => {
      const { checks, initial } = await catalogueOf(machine);
      expect(checks).toHaveLength(1);
      expect(wordsIn(checks[0] ?? '').sort()).toEqual([...machine.states].sort());
      const createdIn = rows.filter((row) => row.from === null).map((row) => row.to);
      if (initial) expect(createdIn).toContain(wordsIn(initial)[0]);
      expect(createdIn).not.toEqual([]);
    });

    it('has a table with row-level security and a status trigger', async () => {
      const { trigger, walled, key } = await catalogueOf(machine);
      expect(walled).toBe(true);
      expect(key).toContain(machine.key);
      expect(trigger).toContain(`app.require_transition('${machine.name}', '${machine.key}')`);
    });

    it('uses every declared state and actor', () => {
      const used = rows.flatMap(({ from, to }) => [...(from === null ? [] : asList(from)), to]);
      expect(machine.states.filter((state) => !used.includes(state))).toEqual([]);
      const acting = rows.flatMap(({ actor }) => asList<string>(actor));
      expect(machine.actors.filter((actor) => !acting.includes(actor))).toEqual([]);
    });

    it('is bound, so that its timers fire', () => {
      expect(BOUND_MACHINES.map((bound) => bound.machine)).toContain(machine);
    });
  },
);

describe('the list of machines', () => {
  it('has unique names and tables', () => {
    for (const key of ['name', 'table'] as const)
      expect(new Set(MACHINES.map((machine) => machine[key])).size).toBe(MACHINES.length);
  });

  it('has history partitions for the coming months', async () => {
    const { rows } = await database.asOwner((owner) =>
      owner.query<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'transitions'::regclass order by 1`,
      ),
    );
    const months = [0, 1, 2, 3].map((ahead) => {
      const now = testNow();
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
      return `transitions_${month.toISOString().slice(0, 7).replace('-', '_')}`;
    });
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(months));
  });
});
