import { isProviderRole, type Role } from '@tailgate/contract';
import { newId } from '../../src/platform/ids.ts';
import type { BuiltAccount, BuiltSite } from '../builders.ts';
import type { TestApi } from '../test-api.ts';

export const OWNERS = ['own', 'foreign', 'otherSite'] as const;
export type Owner = (typeof OWNERS)[number];

interface Ability {
  /** Makes a row that belongs to this account on this site, and answers what the path parameter says. */
  build(api: TestApi, owner: BuiltAccount, site: BuiltSite, path: string): Promise<string>;
  /** What the policy promises: may this role touch a row of that owner? */
  may(role: Role | 'nobody', owner: Owner): boolean;
}

const ownOnly: Ability['may'] = (_role, owner) => owner === 'own';
const worksHere = (role: Role | 'nobody') => role === 'staff' || role === 'support';

const buildFile =
  (status: 'ready' | 'awaiting_upload'): Ability['build'] =>
  async (api, owner, site, path) => {
    const id = newId();
    const kind = path.includes('/documents/') ? 'document' : 'image';
    await api.database.asOwner((client) =>
      client.query(
        `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes) values ($1, $2, $3, $4, $5, 'a.png', 'image/png', 10)`,
        [id, site.id, owner.id, kind, status],
      ),
    );
    return id;
  };

/** Only providers have hours and zones; a row of somebody who has none belongs to a colleague. */
const buildOfProvider =
  (insert: string): Ability['build'] =>
  async (api, owner, site) => {
    const provider = owner.roles.some(isProviderRole) ? owner : await api.account({ roles: ['groomer'] }, site);
    const id = newId();
    await api.database.asOwner((client) => client.query(insert, [id, site.id, provider.id]));
    return id;
  };

/** Every ability a contract row names, as the modules' policies state it. */
export const ABILITIES: Record<string, Ability> = {
  'site.read': { build: (_api, _owner, site) => Promise.resolve(site.slug), may: () => true },
  'site.update': {
    build: (_api, _owner, site) => Promise.resolve(site.slug),
    may: (_role, owner) => owner !== 'otherSite',
  },
  'site.readPages': {
    build: (_api, _owner, site) => Promise.resolve(site.slug),
    may: (_role, owner) => owner !== 'otherSite',
  },
  'sitePage.read': { build: () => Promise.resolve('about'), may: (_role, owner) => owner !== 'otherSite' },
  'sitePage.update': { build: () => Promise.resolve('about'), may: (_role, owner) => owner !== 'otherSite' },
  'session.end': {
    build: async (api, owner, site) => {
      const id = newId();
      await api.database.asOwner((client) =>
        client.query(
          `insert into sessions (id, site_id, account_id, device_id, role, authenticated_at, created_at, last_used_at, expires_at)
           values ($1, $2, $3, 'other', $4, now(), now(), now(), now() + interval '1 day')`,
          [id, site.id, owner.id, owner.roles[0]],
        ),
      );
      return id;
    },
    may: ownOnly,
  },
  'provider.readPublicProfile': {
    build: async (api, _owner, site) => (await api.account({ roles: ['groomer'], status: 'active' }, site)).id,
    may: (_role, owner) => owner !== 'otherSite',
  },
  'webPushSubscription.remove': {
    build: async (api, owner, site) => {
      const deviceId = newId();
      await api.database.asOwner((client) =>
        client.query(
          `insert into web_push_subscriptions (site_id, account_id, device_id, endpoint, p256dh, auth, updated_at)
           values ($1, $2, $3, 'https://push.example.test/' || $3, 'p', 'a', now())`,
          [site.id, owner.id, deviceId],
        ),
      );
      return deviceId;
    },
    may: ownOnly,
  },
  'timeOff.cancel': {
    build: buildOfProvider(
      `insert into time_off (id, site_id, provider_id, starts_on, ends_on, created_at)
       values ($1, $2, $3, '2030-01-05', '2030-01-09', now())`,
    ),
    may: ownOnly,
  },
  'workZone.delete': {
    build: buildOfProvider(
      `insert into work_zones (id, site_id, provider_id, name, price_cents, weekdays, area, updated_at)
       values ($1, $2, $3, 'South', 1500, '{2}', 'POLYGON((-97.8 30.2,-97.8 30.3,-97.7 30.3,-97.8 30.2))', now())`,
    ),
    may: ownOnly,
  },
  'file.read': {
    build: buildFile('ready'),
    may: (role, owner) => owner === 'own' || (owner === 'foreign' && worksHere(role)),
  },
  // A category is a word, not somebody's row: the answer is the site's own catalogue whoever asks.
  'catalogueService.read': { build: () => Promise.resolve('grooming'), may: () => true },
  // Whoever knows the id of a search asked it: nobody signs in to look.
  'searchSession.read': {
    build: async (api, _owner, site) => {
      const id = newId();
      await api.database.asOwner((client) =>
        client.query(
          `insert into search_sessions (id, site_id, category, place, pets, created_at, expires_at)
           values ($1, $2, 'grooming', 'POINT(-97.75 30.25)', '[]', now(), now() + interval '1 day')`,
          [id, site.id],
        ),
      );
      return id;
    },
    may: (_role, owner) => owner !== 'otherSite',
  },
  // A page of the calendar belongs to nobody.
  'month.read': { build: () => Promise.resolve('7'), may: () => true },
  'year.read': { build: () => Promise.resolve('2030'), may: () => true },
  'document.delete': { build: buildFile('ready'), may: ownOnly },
  'file.finish': { build: buildFile('awaiting_upload'), may: ownOnly },
};
