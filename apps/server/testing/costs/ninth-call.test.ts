import { ROLES, type CallName, type EndpointRow } from '@tailgate/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrepared } from '../../src/platform/db/prepared-statements.ts';
import { siteDirectory } from '../../src/platform/http/sites.ts';
import { permittedCall } from '../authorization/cells/cell.ts';
import { ENDPOINTS } from '../authorization/endpoints.ts';
import { Harness, nameOf } from '../authorization/harness.ts';
import { startPrivateTestApi } from '../start-test-api.ts';
import { buildNeighbor } from '../worlds/build-neighbor.ts';
import { buildWorlds } from '../worlds/build-worlds.ts';
import { startChangeLog } from '../worlds/change-log.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import { skewWorlds } from './skewed-worlds.ts';
import { workOfStatement, type Work } from './work-of-statement.ts';

const BIG = ['groomer', 'customer'] as const;
/** Less is not noticed, whatever its share: some ten milliseconds. */
const NOTICED = 10_000;
const WORSE = 4;

let harness: Harness;
let app: Client;
let sizes: ReadonlyMap<string, number>;
beforeAll(async () => {
  const api = await startPrivateTestApi({ because: 'plans depend on what all tables hold' });
  const { worlds, neighbor } = await api.database.asOwner(async (owner) => {
    const built = await buildWorlds(owner, api.platform);
    const beside = await buildNeighbor(owner, built);
    sizes = await skewWorlds(owner, built, BIG);
    await startChangeLog(owner);
    return { worlds: built, neighbor: beside };
  });
  harness = new Harness(api, worlds, neighbor);
  app = new Client({ connectionString: api.database.environment['DATABASE_URL'] });
  await app.connect();
  api.app.sites = siteDirectory(api.platform.db, harness.world('site').site.slug);
});
afterAll(async () => {
  await app.end();
  await harness.close();
});

/** Reads that ask no database. */
const ASKS_VENDORS: readonly CallName[] = [
  'GET /v2/lookups/addresses',
  'GET /v2/lookups/address-at',
  'GET /v2/lookups/time-zone',
  'GET /v2/lookups/ip-details',
];
const READS = ENDPOINTS.filter((row) => row.method === 'GET' && !ASKS_VENDORS.includes(nameOf(row)));

/** One of those who may call it: a role that has much, where there is one. */
const callerOf = ({ access }: EndpointRow) => {
  if (access.kind !== 'session') return { who: 'nobody', caller: undefined } as const;
  const roles = ROLES.filter((role) => access.roles.includes(role));
  const role = BIG.find((big) => roles.includes(big)) ?? roles[0];
  if (!role) throw new Error('Nobody may call it');
  return { who: role, caller: harness.caller(role) } as const;
};

interface Asked extends Statement {
  readonly begin: string;
}

/** What a call asks the database, with the beginning of the transaction around it. */
const statementsOf = async (row: EndpointRow): Promise<Asked[]> => {
  const { who, caller } = callerOf(row);
  const { input } = await permittedCall(harness, row, who, caller);
  const { pool } = harness.api.platform.db;
  let begin = '';
  const recorded = await recordStatements(pool, async () => {
    const { status, raw } = await harness.send(row, input, { caller });
    expect(status, raw.slice(0, 200)).toBeLessThan(400);
  });
  return recorded.flatMap((statement) => {
    if (/^begin/i.test(statement.text)) begin = statement.text;
    return /^\s*(select|with)\b/i.test(statement.text) && isPrepared(statement.text) && begin
      ? [{ ...statement, begin }]
      : [];
  });
};

const measure = async ({ begin, ...statement }: Asked): Promise<Work> => {
  await app.query(begin);
  try {
    return await workOfStatement(app, statement, begin.includes('force_generic_plan'));
  } finally {
    await app.query('rollback');
    await app.query('deallocate all');
  }
};

const measured = new Map<string, Work>();

describe('a read costs the same on its ninth call as on its second', () => {
  it('in a world of few accounts with much and many with little', () => {
    for (const table of [
      'appointments',
      'appointment_lines',
      'ledger_transactions',
      'ledger_entries',
      'pets',
      'reviews',
    ])
      expect(sizes.get(table), table).toBeGreaterThan(400);
    expect(sizes.get('accounts')).toBeGreaterThan(100);
  });

  it.each(READS.map((row) => [nameOf(row), row] as const))('%s', async (_name, row) => {
    const worse: string[] = [];
    for (const statement of await statementsOf(row)) {
      const work = measured.get(statement.text) ?? (await measure(statement));
      measured.set(statement.text, work);
      const { first, ninth } = work;
      if (ninth > NOTICED && ninth > first * WORSE) worse.push(`${first} → ${ninth}: ${statement.text}`);
    }
    expect(worse).toEqual([]);
  });
});
