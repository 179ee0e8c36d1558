import { startServer, type ServerProcess } from '@tailgate/kit';
import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountToken, bankToken } from '../../../testing/builders/build-payout.ts';
import { startPrivateTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { startTelemetryCollector, type TelemetryCollector } from '../../../testing/telemetry-collector.ts';

/** Numbers that occur nowhere else. */
const MARKED = { id: '917364528', bank: '88442266113355', routing: '091000019', birth: '1987-11-23' } as const;

let api: TestApi;
let vendor: Sandbox;
let collector: TelemetryCollector;
let loud: ServerProcess;
let groomer: SignedIn;
beforeAll(async () => {
  vendor = await startSandbox({ port: 0, smtpPort: 0 });
  const vendors = { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url };
  api = await startPrivateTestApi({ because: 'all that it stores and logs is searched', environment: vendors });
  groomer = await api.as('groomer');
  collector = await startTelemetryCollector();
  loud = await startServer('api', {
    environment: {
      ...api.database.environment,
      ...vendors,
      ...collector.environment,
      DEFAULT_SITE: api.site.slug,
      LOG_LEVEL: 'trace',
    },
  });
});
afterAll(async () => {
  await loud.stop();
  collector.close();
  await api.close();
  await vendor.close();
});

const post = async (body: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${loud.url}/v2/on-boarding/set-payment-details`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tailgate-client': 'native',
      authorization: `Bearer ${groomer.token}`,
      ...headers,
    },
    body,
  });
  return { status: answer.status, raw: await answer.text() };
};

/** Every row of every table, the queue of jobs included. */
const everything = () =>
  api.database.asOwner(async (owner) => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'app', 'graphile_worker')`,
    );
    const dumped: string[] = [];
    for (const { name } of tables) {
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
      dumped.push(...rows.map(({ row }) => row));
    }
    return dumped.join('\n');
  });

const RAW = { ssn: MARKED.id, dateOfBirth: MARKED.birth, routing_number: MARKED.routing, accountNumber: MARKED.bank };
const makeTokens = async () => ({
  acceptPaymentProcessorTerms: true,
  accountToken: await accountToken(api, MARKED.id),
  bankAccountToken: await bankToken(api, MARKED.bank, MARKED.routing),
  bankVerificationToken: await bankToken(api, MARKED.bank, MARKED.routing),
});

/** Calls end in errors that nobody expects while a table has another name. */
const without = async <Answer>(table: string, run: () => Promise<Answer>): Promise<Answer> => {
  const rename = (from: string, to: string) =>
    api.database.asOwner((owner) => owner.query(`alter table ${from} rename to ${to}`));
  await rename(table, `${table}_gone`);
  try {
    return await run();
  } finally {
    await rename(`${table}_gone`, table);
  }
};

it('numbers of people and banks are neither stored nor logged, traced, reported nor answered, by tokens or raw', async () => {
  const tokens = await makeTokens();
  const answers = [
    await post(JSON.stringify(RAW), { 'idempotency-key': 'marked-details-raw' }),
    await post(JSON.stringify({ ...tokens, ...RAW })),
    await post(JSON.stringify({ ...RAW, ssn: { number: MARKED.id } })),
    await post(JSON.stringify({ ...tokens, accountToken: MARKED.id })),
    await post(`${JSON.stringify(RAW)}}`),
    await without('sessions', () => post(JSON.stringify({ ...tokens, ...RAW }))),
    await without('connected_accounts', () => post(JSON.stringify(tokens))),
    await post(JSON.stringify(await makeTokens()), { 'idempotency-key': 'marked-details-tokens' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 400, 500, 500, 200]);
  expect(answers.at(-1)?.raw).toContain(MARKED.bank.slice(-4));
  const stored = await everything();
  expect(stored).toContain(groomer.account.id);
  // The last traces and reports are sent when the process stops.
  await loud.stop();
  await expect.poll(() => collector.reports.length).toBeGreaterThanOrEqual(2);
  const [traces, reports, lines] = [collector.traces, collector.reports, loud.lines].map((texts) => texts.join('\n'));
  for (const text of [traces, lines]) expect(text).toContain('/v2/on-boarding/set-payment-details');
  for (const table of ['sessions', 'connected_accounts']) expect(reports).toContain(`\\"${table}\\" does not exist`);
  const written = [stored, traces, reports, lines, ...answers.map((answer) => answer.raw)].join('\n');
  for (const marked of Object.values(MARKED)) expect(written).not.toContain(marked);
});
