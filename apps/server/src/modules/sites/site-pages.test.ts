import { PAGE_KEYS } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRecordsOf, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { DEFAULT_PAGES } from './default-pages/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const text = {
  title: 'Who we are',
  lead: 'Hello from {{appName}}.',
  sections: [{ heading: 'Since 2019', body: 'Email {{serviceEmail}} or {{unknown}}.' }],
};

const read = (page: string, placeholders?: 'filled' | 'kept', site = 'current') =>
  api.call('GET /v1/sites/:site/pages/:page', {
    params: { site, page },
    query: { ...(placeholders && { placeholders }) },
  });
const write = (staff: SignedIn, page: string, version: number, given: object = text) =>
  staff.call('PUT /v1/sites/:site/pages/:page', { params: { site: 'current', page }, body: { ...given, version } });
const reset = (staff: SignedIn, page: string) =>
  staff.call('DELETE /v1/sites/:site/pages/:page', { params: { site: 'current', page } });

describe('the default texts', () => {
  it('exist for every page and are listed in the order of the contract', async () => {
    const { body } = await api.call('GET /v1/sites/:site/pages', {
      params: { site: api.otherSite.slug },
      headers: { host: api.otherSite.host },
    });
    expect(body.items.map(({ key }) => key)).toEqual([...PAGE_KEYS]);
    expect(body.items.every(({ isDefault, updatedAt }) => isDefault && updatedAt === null)).toBe(true);
  });

  it.each(PAGE_KEYS)('of %s are complete, contain the site name and leave no placeholder', async (key) => {
    const { status, body } = await read(key);
    expect(status).toBe(200);
    expect(body).toMatchObject({ key, version: 0, isDefault: true, updatedAt: null });
    expect(body.sections.length).toBeGreaterThan(1);
    expect(JSON.stringify(body)).not.toContain('{{');
    expect(JSON.stringify(DEFAULT_PAGES[key])).toMatch(/\{\{(appName|serviceEmail)\}\}/);
  });

  it.each(PAGE_KEYS.filter((key) => key.startsWith('faq-')))('of %s have at least eight distinct questions', (key) => {
    const questions = DEFAULT_PAGES[key].sections.map(({ heading }) => heading);
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it.each([
    'privacy-policy',
    'terms-of-service',
    'terms-and-conditions',
    'pet-release-terms',
    'cancellation-policy',
    'covid19-advisement',
  ] as const)('of %s are marked as a sample', (key) => {
    const words = JSON.stringify(DEFAULT_PAGES[key]);
    expect(words).toContain('This is a neutral sample text.');
    expect(words).toContain('replaces it with their own');
  });
});

describe('a page of the site', () => {
  it('is written by staff, audited, and public with placeholders filled in', async () => {
    const staff = await api.as('staff');
    const saved = await write(staff, 'about', 0);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ ...text, version: 1, isDefault: false });
    const settings = (await api.call('GET /v1/sites/:site/settings', { params: { site: 'current' } })).body;
    const seen = (await read('about')).body;
    expect(seen.lead).toBe(`Hello from ${settings.appName}.`);
    // Unknown placeholders stay visible.
    expect(seen.sections[0]?.body).toBe(`Email ${settings.serviceEmail} or {{unknown}}.`);
    expect(seen.updatedAt).toBe(saved.body.updatedAt);
    expect(Date.parse(seen.updatedAt ?? '')).toBeLessThanOrEqual(api.clock.now().getTime());
    expect((await read('about', 'kept')).body.lead).toBe(text.lead);
    expect(await auditRecordsOf(api, staff.account.id)).toMatchObject([
      { endpoint: 'sites.replacePage', touched: { sites: ['current'], page: ['about'] } },
    ]);
    const { body } = await api.call('GET /v1/sites/:site/pages', { params: { site: 'current' } });
    expect(body.items.find(({ key }) => key === 'about')).toMatchObject({ title: text.title, isDefault: false });
  });

  it('rejects a save based on an outdated version', async () => {
    const [first, second] = [await api.as('staff'), await api.as('staff')];
    expect((await write(first, 'why-us', 0)).status).toBe(200);
    expect((await write(second, 'why-us', 0)).error.code).toBe('conflict');
    expect((await write(second, 'why-us', 7)).status).toBe(409);
    expect((await write(second, 'why-us', 1, { ...text, title: 'Ours' })).body.version).toBe(2);
    expect((await read('why-us')).body.title).toBe('Ours');
  });

  it('accepts one of two concurrent saves', async () => {
    const [first, second] = [await api.as('staff'), await api.as('staff')];
    const answers = await Promise.all([write(first, 'coming-soon', 0), write(second, 'coming-soon', 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is reset to the default text, and a save based on the old version is rejected', async () => {
    const staff = await api.as('staff');
    await write(staff, 'contact-us', 0);
    const back = await reset(staff, 'contact-us');
    expect(back.body).toMatchObject({ isDefault: true, updatedAt: null, version: 2 });
    expect((await read('contact-us')).body.title).toBe('Contact us');
    expect((await write(staff, 'contact-us', 1)).status).toBe(409);
    expect((await write(staff, 'contact-us', 2)).body.version).toBe(3);
  });

  it('is unchanged by a reset if it has the default text', async () => {
    const staff = await api.as('staff');
    expect((await reset(staff, 'privacy-policy')).body).toMatchObject({ isDefault: true, version: 0 });
  });

  it('is invisible to other sites', async () => {
    await write(await api.as('staff'), 'terms-of-service', 0);
    const elsewhere = await api.call('GET /v1/sites/:site/pages/:page', {
      params: { site: 'current', page: 'terms-of-service' },
      headers: { host: api.otherSite.host },
    });
    expect(elsewhere.body).toMatchObject({ isDefault: true, title: 'Terms of service' });
    expect((await read('terms-of-service', 'filled', api.otherSite.slug)).status).toBe(404);
  });

  it('is not found if unknown', async () => {
    expect((await read('no-such-page')).status).toBe(404);
    expect((await write(await api.as('staff'), 'no-such-page', 0)).status).toBe(404);
  });

  it('requires a title and headings', async () => {
    const staff = await api.as('staff');
    const answer = await write(staff, 'about', 0, { title: ' ', lead: '', sections: [{ heading: '', body: '' }] });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {}).sort()).toEqual(['sections.0.heading', 'title']);
  });
});
