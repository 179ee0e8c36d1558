import { startSandbox } from '@tailgate/sandbox';
import {
  buildSite,
  createTestDatabase,
  openTestServer,
  prepareTemplate,
  recordNotices,
  testApiOn,
  type BuiltSite,
  type TestDatabase,
  type TestServer,
} from '@tailgate/server/testing';
import { startEngines } from '@tailgate/services';
import pg from 'pg';
import { clockOfScenes, noteInContext } from './context.ts';
import type { CallerName, RowName } from './names.ts';
import { sceneOf, type Scene } from './scene.ts';
import { copySite, readSite, type SiteTemplate } from './site-copy.ts';
import { buildTemplate, type BuiltTemplate, type TemplateSession } from './template.ts';

/** Plays one sequence at a time, each in a scene of its own. */
export interface Lane {
  openScene(): Promise<Scene>;
}

export interface Lanes {
  readonly lanes: readonly Lane[];
  close(): Promise<void>;
}

interface Template extends BuiltTemplate {
  readonly site: BuiltSite;
  readonly copy: SiteTemplate;
}

type Sites = Map<string, BuiltSite>;

/** Looking a site up among thousands of scenes is not what is tried here. */
const answerFor = ({ app }: TestServer): Sites => {
  const sites: Sites = new Map();
  const given = { appName: 'Scene', appLogo: null, appLogoFileId: null, primaryColor: '#1f6f5c', bundleIds: [] };
  app.sites = {
    of: (host) => {
      const site = sites.get(host);
      if (!site) throw new Error(`No scene at ${host}`);
      return { ...given, id: site.id, slug: site.slug, hosts: [site.host] };
    },
  };
  return sites;
};

const apiOf = (server: TestServer, site: BuiltSite) =>
  testApiOn(server, { site, otherSite: site, close: () => Promise.resolve() });

const mapped = <Name extends string, From, To>(record: Readonly<Record<Name, From>>, map: (value: From) => To) =>
  Object.fromEntries(
    Object.entries(record as Readonly<Record<string, From>>).map(([name, value]) => [name, map(value)]),
  ) as Record<Name, To>;

let scenes = 0;

/** Each lane has a connection of the database's owner: on one, queries would wait for each other. */
const openLane = async (shared: TestServer, sites: Sites, template: Template) => {
  const client = new pg.Client({ connectionString: shared.database.environment['DATABASE_URL_OWNER'] });
  await client.connect();
  const database: TestDatabase = { ...shared.database, asOwner: (work) => work(client) };
  const server = { ...shared, database };
  let last: BuiltSite | undefined;
  const openScene = async (): Promise<Scene> => {
    scenes += 1;
    const number = scenes;
    const slug = `scene-${number}`;
    if (last) {
      sites.delete(last.host);
      await client.query(`delete from graphile_worker._private_jobs where payload->>'siteId' = $1`, [last.id]);
    }
    const { idOf } = await copySite(client, template.copy, { slug: template.site.slug, newSlug: slug });
    const site = { id: idOf(template.site.id), slug, host: `${slug}.test` };
    last = site;
    sites.set(site.host, site);
    return sceneOf(apiOf(server, site), {
      ids: mapped<RowName, string, string>(template.ids, idOf),
      sessions: mapped<CallerName, TemplateSession, TemplateSession>(template.sessions, (session) => ({
        sessionId: idOf(session.sessionId),
        accountId: idOf(session.accountId),
        role: session.role,
        impersonatorId: session.impersonatorId === null ? null : idOf(session.impersonatorId),
      })),
      address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    });
  };
  return { lane: { openScene }, close: () => client.end() };
};

const readTemplate = async (server: TestServer, sites: Sites): Promise<Template> => {
  const site = await server.database.asOwner((owner) => buildSite(owner, { slug: 'scene-template' }));
  sites.set(site.host, site);
  const built = await buildTemplate(apiOf(server, site));
  const copy = await server.database.asOwner((owner) => readSite(owner, site.id));
  return { ...built, site, copy };
};

/** Scenes share the customers, cards and payout accounts that the processor knows: making others for each would cost more. */
const SHARE_VENDOR_IDS = `
  alter table payment_holders drop constraint payment_holders_stripe_customer_id_key;
  alter table payment_cards drop constraint payment_cards_stripe_payment_method_id_key;
  alter table connected_accounts drop constraint connected_accounts_stripe_account_id_key;`;

/** The invariants read a site as a whole, which the product never does. */
const WATCHED = [
  'accounts',
  'appointments',
  'card_charges',
  'gift_card_uses',
  'gift_cards',
  'ledger_entries',
  'ledger_transactions',
  'payment_consents',
  'payouts',
];
const INDEX_SITES = WATCHED.map((table) => `create index on ${table} (site_id)`).join('; ');

/** Everything that is running, closed in the opposite order. */
const closer = () => {
  const closing: (() => Promise<unknown>)[] = [];
  return {
    add: (close: () => Promise<unknown>) => void closing.unshift(close),
    close: async () => {
      for (const close of closing.splice(0)) await close();
    },
  };
};

/** A database, a card processor and an API of their own, all in this process. */
export const openLanes = async (count: number): Promise<Lanes> => {
  await startEngines({ natsNodes: 1 });
  await prepareTemplate();
  const open = closer();
  try {
    const vendor = await startSandbox({ port: 0, smtpPort: 0 });
    open.add(() => vendor.close());
    const database = await createTestDatabase({ durable: false });
    open.add(() => database.drop());
    const vendors = { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url };
    const server = await openTestServer(database, vendors, clockOfScenes());
    open.add(() => server.close());
    recordNotices(server.platform, noteInContext);
    const sites = answerFor(server);
    const template = await readTemplate(server, sites);
    await database.asOwner((owner) => owner.query(`${SHARE_VENDOR_IDS} ${INDEX_SITES}`));
    const lanes: Lane[] = [];
    for (let number = 0; number < count; number += 1) {
      const { lane, close } = await openLane(server, sites, template);
      open.add(close);
      lanes.push(lane);
    }
    return { lanes, close: open.close };
  } catch (error) {
    await open.close();
    throw error;
  }
};
