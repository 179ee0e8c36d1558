import { TEST_PASSWORD, buildCatalogue, prepareTemplate, startPrivateTestApi } from '@tailgate/server/testing';
import type { TestApi } from '@tailgate/server/testing';
import type { Client } from 'pg';

import { makeBookingWorld, type BookingWorld, type Catalogue } from './bookings/booking-world.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  /** Renewed from time to time. */
  token: string;
}

/** A text message of a transaction that is rolled back. */
export const SEND_SMS_TASK = 'notifications.send-sms';

export interface UnsentText {
  readonly marker: string;
  readonly phone: string;
  readonly payload: string;
}

/** One site with its accounts, in a private database. */
export interface World {
  /** For an API or worker process; everything but its port. */
  readonly environment: Record<string, string>;
  readonly databaseUrls: { readonly app: string; readonly jobs: string; readonly owner: string };
  readonly sandboxUrl: string;
  readonly site: { readonly id: string; readonly host: string };
  readonly groomers: readonly Person[];
  readonly bookings: BookingWorld;
  readonly prober: Person;
  readonly browser: { readonly id: string; readonly email: string; readonly password: string };
  readonly stranger: Person;
  /** Email addresses of accounts for one password reset each. */
  readonly resetAddresses: readonly string[];
  readonly unsentTexts: readonly UnsentText[];
}

const GROOMERS = 6;
const RESET_ACCOUNTS = 800;
const UNSENT_TEXTS = 3_000;

/** Records every committed job for the audit, because finished jobs are deleted, and the transaction of each move. */
const RECORDER_FOR_OWNER = `
  create schema storm;
  create table storm.jobs_committed (job_id bigint primary key, task_id int not null, marker text,
    xid xid8 not null default pg_current_xact_id());
  create function storm.note_job() returns trigger language plpgsql as $$
  begin
    insert into storm.jobs_committed (job_id, task_id, marker) values (new.id, new.task_id, new.payload ->> 'marker');
    return null;
  end $$;
  create table storm.moves_noted (id uuid primary key, xid xid8 not null default pg_current_xact_id());
  create function storm.note_move() returns trigger language plpgsql as $$
  begin
    insert into storm.moves_noted (id) values (new.id);
    return null;
  end $$;
  create trigger storm_note_move after insert on transitions for each row execute function storm.note_move();
  grant usage on schema storm to tailgate_jobs, tailgate_app;
  grant insert on storm.moves_noted to tailgate_app;
  grant select, insert on storm.jobs_committed to tailgate_jobs;`;
export const RECORDER_FOR_JOBS = `
  create trigger storm_note_job after insert on graphile_worker._private_jobs
    for each row execute function storm.note_job();`;

async function addResetAccounts(owner: Client, siteId: string): Promise<string[]> {
  const { rows } = await owner.query<{ email: string }>(
    `insert into accounts (id, site_id, email, first_name, last_name, roles)
       select gen_random_uuid(), $1, 'reset-' || n || '@storm.test', 'Robin', 'Storm', '{customer}'
       from generate_series(1, $2) n returning email`,
    [siteId, RESET_ACCOUNTS],
  );
  return rows.map((row) => row.email);
}

function unsentTexts({ platform, site }: TestApi): UnsentText[] {
  return Array.from({ length: UNSENT_TEXTS }, (_, index) => {
    const phone = `+1806${2_000_000 + index}`;
    const marker = `storm-rolled-back-${index}`;
    const sealed = platform.seal.close(JSON.stringify({ message: { to: phone, body: marker } }), SEND_SMS_TASK);
    return { phone, marker, payload: JSON.stringify({ siteId: site.id, sealed: sealed.toString('base64'), marker }) };
  });
}

async function personOf(api: TestApi): Promise<Person> {
  const { account, token } = await api.as('groomer');
  return { id: account.id, email: account.email, token };
}

/** For API and worker processes, as in production: clients retry slow calls. */
const environmentOf = ({ database, site }: TestApi): Record<string, string> => ({
  ...database.environment,
  LOG_LEVEL: 'warn',
  DEFAULT_SITE: site.slug,
  RATE_LIMIT_SCALE: '100000',
  VENDOR_TIMEOUT_SCALE: '1',
  DATABASE_TIMEOUT_SCALE: '1',
});

/** What every kind of storm has, and its own part, made with the server's builders. They disconnect before the first kill. */
export async function buildWorld<Part>(build: (api: TestApi) => Promise<Part>) {
  await prepareTemplate();
  const api = await startPrivateTestApi({ because: 'the engine is killed' });
  try {
    const part = await build(api);
    const {
      DATABASE_URL = '',
      DATABASE_URL_JOBS = '',
      DATABASE_URL_OWNER = '',
      SMS_API_URL = '',
    } = api.database.environment;
    return {
      environment: environmentOf(api),
      databaseUrls: { app: DATABASE_URL, jobs: DATABASE_URL_JOBS, owner: DATABASE_URL_OWNER },
      sandboxUrl: SMS_API_URL,
      site: api.site,
      prober: await personOf(api),
      ...part,
    };
  } finally {
    await api.database.asOwner((owner) => owner.end());
    await api.app.close();
    await api.platform.close();
  }
}

/** People and customers of the storm, and the recorder that its audit reads. */
export async function stormPart(api: TestApi, ids: Catalogue) {
  const browser = await api.account({ roles: ['groomer'] });
  const groomers: Person[] = [];
  for (let count = 0; count < GROOMERS; count += 1) groomers.push(await personOf(api));
  const bookings = await makeBookingWorld(api, ids);
  const resetAddresses = await api.database.asOwner(async (owner) => {
    await owner.query(RECORDER_FOR_OWNER);
    return await addResetAccounts(owner, api.site.id);
  });
  return {
    groomers,
    bookings,
    browser: { id: browser.id, email: browser.email, password: TEST_PASSWORD },
    stranger: await personOf(api),
    resetAddresses,
    unsentTexts: unsentTexts(api),
  };
}

export const catalogueOf = ({ platform, site }: TestApi): Promise<Catalogue> =>
  platform.db.inSite(site.id, buildCatalogue);

export const makeWorld = (): Promise<World> => buildWorld(async (api) => await stormPart(api, await catalogueOf(api)));
