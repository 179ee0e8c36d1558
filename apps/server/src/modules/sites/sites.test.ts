import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedCallsOf, startTestApi, type TestApi } from '../../../testing/index.ts';
import { buildApi } from '../../start-api.ts';
import { siteBrand } from './site-brand.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const settings = {
  appName: 'Wet Noses',
  colors: { primary: '#ffd400', secondary: '#222222' },
  serviceEmail: 'service@example.test',
  maintenanceEmail: 'vans@example.test',
  supportPhone: '+15125550143',
  timeZone: 'America/Denver',
  requireEmergencySettings: false,
  partnerProgrammeName: 'Wagging Wheels',
  socialLinks: { facebook: 'https://example.test/fb', instagram: null, linkedin: null, twitter: null, youtube: null },
  lists: {
    cancellationReasons: ['Van breakdown'],
    rejectionReasons: ['Outside zone'],
    maintenanceServiceTypes: ['Brakes'],
    priorities: ['Urgent'],
    rescheduleReasons: ['Running late'],
    maintenanceCancellationReasons: ['Duplicate'],
    customerBlockReasons: ['Unpaid'],
  },
};

describe('the map source', () => {
  const mapOf = async (config: Partial<TestApi['platform']['config']>) => {
    const app = await buildApi({ ...api.platform, config: { ...api.platform.config, ...config } });
    const answer = await app.inject({ url: '/v1/sites/current/settings', headers: { host: api.site.host } });
    await app.close();
    return answer.json<{ map: unknown }>().map;
  };

  it('is part of the settings, and null if not configured', async () => {
    const tileJsonUrl = 'https://maps.example/tiles.json?key=public';
    expect(await mapOf({ MAP_TILEJSON_URL: tileJsonUrl, MAP_ATTRIBUTION: '© Maps' })).toEqual({
      tileJsonUrl,
      attribution: '© Maps',
    });
    expect(await mapOf({ MAP_TILEJSON_URL: undefined })).toBeNull();
  });
});

describe('site settings', () => {
  it('RL-white-label-01 RL-white-label-02 RL-white-label-07 RL-white-label-09 have defaults for a new site', async () => {
    const { status, body } = await api.call('GET /v1/sites/:site/settings', { params: { site: 'current' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      site: api.site.slug,
      appLogo: null,
      appLogoLight: null,
      colors: { primary: '#009fd8' },
      requireEmergencySettings: true,
      partnerProgrammeName: 'Partner program',
    });
    expect(Object.keys(body.lists)).toHaveLength(7);
  });

  it('RL-white-label-03 fall back to the default site without a host name, and are not found for an unknown host', async () => {
    const ask = (host: string) =>
      api.call('GET /v1/sites/:site/settings', { params: { site: 'current' }, headers: { host } });
    expect((await ask('127.0.0.1')).body.site).toBe(api.site.slug);
    expect((await ask('unknown.example')).status).toBe(404);
  });

  it('use the native bundle id before the host', async () => {
    const { body } = await api.call('GET /v1/sites/:site/settings', {
      params: { site: 'current' },
      headers: { 'x-bundle-id': `app.${api.otherSite.slug}` },
    });
    expect(body.site).toBe(api.otherSite.slug);
  });

  it('are changed by staff of the site, audited, and public', async () => {
    const staff = await api.as('staff');
    const changed = await staff.call('PUT /v1/sites/:site/settings', {
      params: { site: api.site.slug },
      body: settings,
    });
    expect(changed.status).toBe(200);
    const { body } = await api.call('GET /v1/sites/:site/settings', { params: { site: api.site.slug } });
    const { MAP_TILEJSON_URL } = api.platform.config;
    expect(body).toEqual({
      site: api.site.slug,
      ...settings,
      appLogo: null,
      appLogoLight: null,
      map: { tileJsonUrl: MAP_TILEJSON_URL, attribution: null },
    });
    expect(await recordedCallsOf(api, staff.account.id)).toEqual(['sites.updateSettings']);
  });

  it('time messages in the zone that staff chose, or in that of the first market', async () => {
    const staff = await api.as('staff', api.otherSite);
    const zone = () =>
      api.platform.db.inSite(api.otherSite.id, async (tx) => (await siteBrand(tx, api.platform)).timeZone);
    const choose = (timeZone: string | null) =>
      staff.call('PUT /v1/sites/:site/settings', {
        params: { site: api.otherSite.slug },
        body: { ...settings, timeZone },
      });
    const before = await zone();
    await choose('Pacific/Honolulu');
    expect(await zone()).toBe('Pacific/Honolulu');
    await choose(null);
    expect(await zone()).toBe(before);
  });

  it('cannot be changed by staff of another site or by other roles', async () => {
    const stranger = await api.as('staff', api.otherSite);
    expect(
      (await stranger.call('PUT /v1/sites/:site/settings', { params: { site: api.site.slug }, body: settings })).status,
    ).toBe(404);
    const groomer = await api.as('groomer');
    expect(
      (await groomer.call('PUT /v1/sites/:site/settings', { params: { site: api.site.slug }, body: settings })).status,
    ).toBe(403);
  });

  it.each([
    ['colour', { ...settings, colors: { primary: 'red', secondary: '#222222' } }, 'colors.primary'],
    [
      'link',
      { ...settings, socialLinks: { ...settings.socialLinks, facebook: 'javascript:alert(1)' } },
      'socialLinks.facebook',
    ],
    ['name', { ...settings, appName: ' ' }, 'appName'],
    ['phone', { ...settings, supportPhone: '12' }, 'supportPhone'],
    ['time zone', { ...settings, timeZone: 'Moon/Base' }, 'timeZone'],
  ])('reject an invalid %s', async (_what, body, field) => {
    const staff = await api.as('staff');
    const answer = await staff.call('PUT /v1/sites/:site/settings', { params: { site: 'current' }, body });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toHaveProperty([field]);
  });
});

describe('the primary menu', () => {
  it('is empty by default and returns its links in order', async () => {
    const staff = await api.as('staff');
    const items = [
      { label: 'Why us', url: '/s/why-us', icon: null },
      { label: 'Shop', url: 'https://example.test/shop', icon: 'bag' },
    ];
    expect((await api.call('GET /v1/sites/:site/menu/primary', { params: { site: 'current' } })).body).toEqual({
      items: [],
    });
    await staff.call('PUT /v1/sites/:site/menu/primary', { params: { site: 'current' }, body: { items } });
    expect((await api.call('GET /v1/sites/:site/menu/primary', { params: { site: api.site.slug } })).body).toEqual({
      items,
    });
  });

  it('rejects links with other schemes than http', async () => {
    const staff = await api.as('staff');
    for (const url of ['javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
      const { status } = await staff.call('PUT /v1/sites/:site/menu/primary', {
        params: { site: 'current' },
        body: { items: [{ label: 'x', url, icon: null }] },
      });
      expect(status, url).toBe(422);
    }
  });
});

describe('health', () => {
  it('RL-connectivity-05 responds while the database is reachable', async () => {
    expect((await api.call('GET /v2/health')).body).toEqual({ ok: true });
  });
});
