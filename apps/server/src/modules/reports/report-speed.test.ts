import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

/** Orders of a fleet in two years, all with a share of its owner; `TEST_LONG=1` for as many as a large fleet has. */
const IS_LONG = Boolean(process.env['TEST_LONG']);
const ORDERS = IS_LONG ? 200_000 : 4_000;
const RUNS = IS_LONG ? 5 : 7;
const REPORT = 'GET /v2/service-report/service-provider/earnings-details';

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  owner = await api.as('fleet_owner');
  const groomers = await Promise.all(Array.from({ length: 10 }, () => api.account()));
  const customers = await Promise.all(Array.from({ length: 30 }, () => api.account({ roles: ['customer'] })));
  await api.database.asOwner(async (database) => {
    await database.query('begin');
    await database.query(
      `create temp table made on commit drop as select gen_random_uuid() as id, gen_random_uuid() as appointment, n,
         '2024-01-01T06:00Z'::timestamptz + (n - 1) * interval '730 days' / $1::int as at from generate_series(1, $1::int) n`,
      [ORDERS],
    );
    await database.query(
      `insert into ledger_transactions (id, site_id, kind, cause, purpose, subject_kind, subject_id, occurred_at, entries)
       select id, $1, 'completion', id::text, 'order', 'appointment', appointment, at, 9 from made`,
      [api.site.id],
    );
    await database.query(
      `insert into ledger_entries (site_id, transaction_id, line, account, party_id, amount_cents, reason, occurred_at)
       select $1, made.id, l.line, l.account,
         case l.who when 'owner' then $2::uuid when 'groomer' then ($3::uuid[])[1 + made.n % 10]
           when 'customer' then ($4::uuid[])[1 + made.n % 30] end, l.amount, l.reason, made.at
       from made, (values (1, 'customer_receivable', 'customer', 12966, 'order'), (2, 'groomer_payable', 'groomer', -10500, 'services'),
         (3, 'groomer_payable', 'groomer', 2100, 'owner_share'), (4, 'owner_payable', 'owner', -2100, 'owner_share'),
         (5, 'groomer_payable', 'groomer', 525, 'management_fee'), (6, 'platform_revenue', null, -525, 'management_fee'),
         (7, 'tax_payable', 'groomer', -866, 'tax'), (8, 'tips_payable', 'groomer', -1500, 'tip'),
         (9, 'processor_clearing', null, -100, 'card')) l (line, account, who, amount, reason)`,
      [api.site.id, owner.account.id, groomers.map(({ id }) => id), customers.map(({ id }) => id)],
    );
    await database.query('commit');
    await database.query('vacuum analyze ledger_entries');
    await database.query('vacuum analyze ledger_transactions');
  });
}, 600_000);
afterAll(() => api.close());

const millisecondsOf = async (work: () => Promise<void>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measured in turns, after one turn that warms up: other load on the machine meets all of them alike. */
const mediansInTurns = async <Name extends string>(
  works: Readonly<Record<Name, () => Promise<void>>>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(works) as Name[];
  const turns: Record<Name, number>[] = [];
  for (let turn = 0; turn <= RUNS; turn += 1) {
    const times = {} as Record<Name, number>;
    for (const name of names) times[name] = await millisecondsOf(works[name]);
    if (turn > 0) turns.push(times);
  }
  const medians = {} as Record<Name, number>;
  for (const name of names) medians[name] = median(turns.map((times) => times[name]));
  return medians;
};

const MONTH = { start_date: '2025-10-01', end_date: '2025-10-31' };
const HALF_YEAR = { start_date: '2025-07-01', end_date: '2025-12-30' };
const DAYS = { month: 31, half: 183 };

it.each(['csv', 'pdf', 'page'] as const)(
  'RL-reports-02 the %s of a fleet takes no longer than the rows of its days',
  { timeout: 600_000 },
  async (what) => {
    const ask = async (days: typeof MONTH) => {
      const query = what === 'page' ? days : { ...days, download: 1, format: what };
      const { status } = await owner.call(REPORT, { query });
      // A PDF of a whole long period has more rows than anybody prints.
      expect(status).toBe(what === 'pdf' && IS_LONG ? 422 : 200);
    };
    const { month, half } = await mediansInTurns({ month: () => ask(MONTH), half: () => ask(HALF_YEAR) });
    const growth = DAYS.half / DAYS.month;
    console.log(
      `${what}: ${month.toFixed(1)} ms for a month, ${half.toFixed(1)} ms for half a year of ${ORDERS} orders`,
    );
    // Twice the time would be the sign of something that grows faster; what is fixed makes it less.
    expect(half).toBeLessThan(month * growth * 2);
  },
);

it('RL-reports-02 the CSV of a year takes a few times as long as the bare sums', { timeout: 600_000 }, async () => {
  const sumUp = async () => {
    await api.database.asOwner((database) =>
      database.query(
        `select (occurred_at at time zone 'America/Chicago')::date, account, reason, sum(amount_cents) from ledger_entries
         where party_id = $1 and occurred_at >= '2025-01-01' and occurred_at < '2026-01-01' group by 1, 2, 3`,
        [owner.account.id],
      ),
    );
  };
  const readRows = async () => {
    await api.database.asOwner((database) =>
      database.query(
        `select t.*, e.* from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
         where e.party_id = $1 and e.occurred_at >= '2025-01-01' and e.occurred_at < '2026-01-01'`,
        [owner.account.id],
      ),
    );
  };
  const download = async () => {
    const query = { start_date: '2025-01-01', end_date: '2025-12-31', download: 1 };
    const { raw } = await owner.call(REPORT, { query });
    expect(raw.split('\r\n').length).toBeGreaterThan(ORDERS / 2.2);
  };
  const { sums, rows, csv } = await mediansInTurns({ sums: sumUp, rows: readRows, csv: download });
  // About three times on a quiet machine: formatting, and who the customer is.
  expect(csv).toBeLessThan(rows * 10);
  console.log(`CSV of a year ${csv.toFixed(0)} ms; sums ${sums.toFixed(0)} ms, its bare rows ${rows.toFixed(0)} ms`);
});
