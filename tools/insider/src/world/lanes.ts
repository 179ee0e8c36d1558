import { startSandbox, type Sandbox } from '@tailgate/sandbox';
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
import type { CallerName, RowName } from './names.ts';
import { sceneOf, type Scene } from './scene.ts';
import { copySite, readSite, type SiteTemplate } from './site-copy.ts';
import { buildTemplate, type BuiltTemplate } from './template.ts';

/** One sequence at a time: its clock is its own. Lanes share the database, each scene has a site of its own. */
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

let scenes = 0;

/** Every call is for this site: looking it up among thousands of scenes is not what is tried here. */
const answerAs = ({ app }: TestServer, { id, slug, host }: BuiltSite): void => {
  const given = { id, slug, appName: 'Scene', appLogo: null, appLogoFileId: null, primaryColor: '#1f6f5c' };
  app.sites = { of: () => ({ ...given, hosts: [host], bundleIds: [] }) };
};

/** Each lane has an owner's connection of its own: on one, queries wait for each other. */
const withOwnConnection = async (server: TestServer): Promise<{ server: TestServer; close(): Promise<void> }> => {
  const client = new pg.Client({ connectionString: server.database.environment['DATABASE_URL_OWNER'] });
  await client.connect();
  const database: TestDatabase = { ...server.database, asOwner: (work) => work(client) };
  return { server: { ...server, database }, close: () => client.end() };
};

const laneOn = (server: TestServer, template: Template): Lane => {
  const notices = recordNotices(server.platform);
  let last: string | undefined;
  return {
    openScene: async () => {
      scenes += 1;
      const number = scenes;
      const slug = `scene-${number}`;
      const { id, idOf } = await server.database.asOwner(async (owner) => {
        const copied = await copySite(owner, template.copy, { slug: template.site.slug, newSlug: slug });
        if (last) await owner.query(`delete from graphile_worker._private_jobs where payload->>'siteId' = $1`, [last]);
        return { ...copied, id: copied.idOf(template.site.id) };
      });
      last = id;
      server.clock.reset();
      notices.take();
      const site = { id, slug, host: `${slug}.test` };
      answerAs(server, site);
      const api = testApiOn(server, { site, otherSite: site, close: () => Promise.resolve() });
      const idsOf = Object.entries(template.ids).map(([name, one]) => [name, idOf(one)] as const);
      const sessionsOf = Object.entries(template.sessions).map(
        ([name, { sessionId, accountId, role, impersonatorId }]) =>
          [
            name,
            {
              sessionId: idOf(sessionId),
              accountId: idOf(accountId),
              role,
              impersonatorId: impersonatorId === null ? null : idOf(impersonatorId),
            },
          ] as const,
      );
      return sceneOf(api, {
        ids: Object.fromEntries(idsOf) as Record<RowName, string>,
        sessions: Object.fromEntries(sessionsOf) as Record<CallerName, BuiltTemplate['sessions'][CallerName]>,
        takeNotices: notices.take,
        address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      });
    },
  };
};

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

/** Scenes share the customers, cards and payout accounts that the processor knows: making others for each would cost more. */
const SHARE_VENDOR_IDS = `
  alter table payment_holders drop constraint payment_holders_stripe_customer_id_key;
  alter table payment_cards drop constraint payment_cards_stripe_payment_method_id_key;
  alter table connected_accounts drop constraint connected_accounts_stripe_account_id_key;`;

const serverOn = (database: TestDatabase, vendor: Sandbox) =>
  openTestServer(database, { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url });

/** A database of its own, a card processor of its own, and an API for each lane, all in this process. */
export const openLanes = async (count: number): Promise<Lanes> => {
  await startEngines({ natsNodes: 1 });
  await prepareTemplate();
  const open = closer();
  try {
    const vendor = await startSandbox({ port: 0, smtpPort: 0 });
    open.add(() => vendor.close());
    const database = await createTestDatabase({ durable: false });
    open.add(() => database.drop());
    const servers = [];
    for (let number = 0; number < count; number += 1) {
      const server = await serverOn(database, vendor);
      open.add(() => server.close());
      const own = await withOwnConnection(server);
      open.add(own.close);
      servers.push(own.server);
    }
    const [first] = servers;
    if (!first) throw new Error('No lanes');
    const template = await readTemplate(first);
    await database.asOwner((owner) => owner.query(SHARE_VENDOR_IDS));
    return { lanes: servers.map((server) => laneOn(server, template)), close: open.close };
  } catch (error) {
    await open.close();
    throw error;
  }
};

const readTemplate = async (server: TestServer): Promise<Template> => {
  const slug = 'scene-template';
  const site = await server.database.asOwner((owner) => buildSite(owner, { slug }));
  answerAs(server, site);
  const api = testApiOn(server, { site, otherSite: site, close: () => Promise.resolve() });
  const built = await buildTemplate(api);
  const copy = await server.database.asOwner((owner) => readSite(owner, site.id));
  return { ...built, site, copy };
};
