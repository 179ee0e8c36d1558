import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const settings = {
  appName: 'Wet Noses',
  appLogo: null,
  appLogoLight: null,
  colors: { primary: '#ffd400', secondary: '#222222' },
  serviceEmail: 'service@example.test',
  maintenanceEmail: 'vans@example.test',
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

describe('site settings', () => {
  it('RL-white-label-01 RL-white-label-02 RL-white-label-07 RL-white-label-09 come with the defaults of a new site', async () => {
    const { status, body } = await api.call('GET /v1/sites/:site/settings', { params: { site: 'current' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      site: api.site.slug,
      appLogo: null,
      appLogoLight: null,
      colors: { primary: '#009fd8' },
      requireEmergencySettings: true,
      partnerProgrammeName: 'Partner programme',
    });
    expect(Object.keys(body.lists)).toHaveLength(7);
  });

  it('RL-white-label-03 belong to the default site when the host is nobody’s', async () => {
    const { body } = await api.call('GET /v1/sites/:site/settings', {
      params: { site: 'current' },
      headers: { host: 'unknown.example' },
    });
    expect(body.site).toBe(api.site.slug);
  });

  it('follow the native bundle before the host', async () => {
    const { body } = await api.call('GET /v1/sites/:site/settings', {
      params: { site: 'current' },
      headers: { 'x-bundle-id': `app.${api.otherSite.slug}` },
    });
    expect(body.site).toBe(api.otherSite.slug);
  });

  it('are changed by staff of the site, written down, and read back by everybody', async () => {
    const staff = await api.as('staff');
    const changed = await staff.call('PUT /v1/sites/:site/settings', {
      params: { site: api.site.slug },
      body: settings,
    });
    expect(changed.status).toBe(200);
    const { body } = await api.call('GET /v1/sites/:site/settings', { params: { site: api.site.slug } });
    expect(body).toEqual({ site: api.site.slug, ...settings });
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select action from audit_log where actor_id = $1', [staff.account.id]),
    );
    expect(rows).toEqual([{ action: 'site.update_settings' }]);
  });

  it('are not changed by staff of another site, nor by anybody else', async () => {
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
  ])('refuse a %s that cannot be shown', async (_what, body, field) => {
    const staff = await api.as('staff');
    const answer = await staff.call('PUT /v1/sites/:site/settings', { params: { site: 'current' }, body });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toHaveProperty([field]);
  });
});

describe('the primary menu', () => {
  it('is empty until staff fill it, then answers its links in order', async () => {
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

  it('takes no link that leaves the web', async () => {
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
  it('RL-connectivity-05 answers while the database does', async () => {
    expect((await api.call('GET /v2/health')).body).toEqual({ ok: true });
  });
});
