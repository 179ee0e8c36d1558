import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { brandFill, brandScale } from '@tailgate/brand';
import { REFRESH_COOKIE } from '@tailgate/contract/facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPrivateTestApi, type TestApi } from '../../../testing/index.ts';
import { buildApi } from '../../start-api.ts';
import { newId } from '../ids.ts';
import { publishAssets } from './publish-assets.ts';

const SCRIPT = 'document.documentElement.dataset.scheme = 1;';
const NAME = 'Suds & <b>Sons</b>';
/** What the web's build would write. */
const DRAWS = `export const drawPublicPage = ({ kind, path, origin, data }) => ({
  title: data.displayName ?? 'Groomers <here>',
  head: '<link rel="canonical" href="' + origin + path + '">',
  body: '<h1>' + kind + '</h1>',
  answers: [[['GET it'], data]],
});`;

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tailgate-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><head><title>Loading…</title><script>${SCRIPT}</script></head><body><div id="root"></div><noscript>Turn it on</noscript><link rel="modulepreload" href="/assets/shell-abc123.js"><script type="module" crossorigin src="/assets/app.js"></script></body>`,
  );
  await writeFile(
    join(folder, 'first-page.json'),
    JSON.stringify({
      paths: ['/', '/login'],
      head: '<link rel="stylesheet" href="/assets/sign-in.css">',
      withLogo: '<img src="{{appLogo}}" alt="{{appName}}">',
      withoutLogo: '<h1>{{appName}}</h1>',
      areas: { paths: ['/groomer'], head: '<link rel="modulepreload" href="/assets/areas.js">' },
    }),
  );
  await writeFile(join(folder, 'public-pages.json'), JSON.stringify({ provider: '<link href="/p.css">', index: '' }));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/public-pages.js'), DRAWS);
  await writeFile(join(folder, 'sw.js'), '/* worker */');
  await writeFile(join(folder, 'assets/shell-abc123.js'), 'export {};');
  api = await startPrivateTestApi({ because: 'it serves a built web', environment: { WEB_DIST: folder } });
  await api.database.asOwner((owner) =>
    owner.query('update sites set app_name = $2, primary_color = $3 where id = $1', [
      api.otherSite.id,
      NAME,
      '#ffd400',
    ]),
  );
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host: api.site.host, ...headers } });
const get = async (url: string) => {
  const { statusCode, headers } = await open(url);
  return [statusCode, String(headers['content-type']).split(';')[0], headers['cache-control']];
};
/** What the page brings along for the app. */
const broughtBy = (page: string) =>
  JSON.parse(/<script type="application\/json" id="site">(.*?)<\/script>/.exec(page)?.[1] ?? 'null') as {
    settings: { appName: string; colors: { primary: string } };
    brand: { colors: { primary: string }; brand: { light: Record<string, string> } };
  } | null;

it.each([
  [
    'a hashed file for a year',
    '/assets/shell-abc123.js',
    'application/javascript',
    'public, max-age=31536000, immutable',
  ],
  ['the worker, asked for each time', '/sw.js', 'application/javascript', 'no-cache'],
  ['the page, asked for each time', '/login', 'text/html', 'no-cache'],
  ['the first page, kept for a minute', '/', 'text/html', 'public, max-age=60, stale-while-revalidate=600'],
  ['the page by its name', '/index.html', 'text/html', 'no-cache'],
  ['the page for every address of the app', '/groomer/schedule', 'text/html', 'no-cache'],
])('sends %s', async (_what, url, type, caching) => {
  expect(await get(url)).toEqual([200, type, caching]);
});

it('does not pass the page off as a file of an older build, or as an answer', async () => {
  expect(await get('/assets/shell-gone.js')).toEqual([404, 'application/json', 'no-store']);
  expect(await get('/assets/..%2f..%2fpackage.json')).toEqual([404, 'application/json', 'no-store']);
  expect((await get('/v2/nothing-here')).slice(0, 2)).toEqual([404, 'application/json']);
});

it('serves the hashed files of another build that were published, and no other object of the storage', async () => {
  const other = await mkdtemp(join(tmpdir(), 'tailgate-web-'));
  const name = `shell-${newId().slice(-8)}.js`;
  await mkdir(join(other, 'assets'));
  await writeFile(join(other, 'assets', name), 'export const build = 2;');
  await writeFile(join(other, 'assets', `${name}.map`), 'source');
  const ask = () => open(`/assets/${name}`);
  try {
    expect(await publishAssets(api.platform, other)).toBe(1);
    expect(await publishAssets(api.platform, other)).toBe(0);
    const [answer, again] = await Promise.all([ask(), ask()]);
    expect([answer.statusCode, answer.body, again.body]).toEqual([200, 'export const build = 2;', answer.body]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
      'x-content-type-options': 'nosniff',
    });
    expect((await get(`/assets/${name}.map`))[0]).toBe(404);
    expect((await get('/assets/builds%2Fwhatever.js'))[0]).toBe(404);
  } finally {
    await rm(other, { recursive: true });
  }
});

it('protects the page with a content policy that lets its own script run, and no other', async () => {
  const { headers } = await open('/login');
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const cards = new URL(api.platform.config.STRIPE_JS_URL).origin;
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${cards} 'sha256-${hash}';`);
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(headers['permissions-policy']).toContain(`payment=(self "${cards}")`);
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

it('keeps browsers to HTTPS in production, on a customer domain without its subdomains', async () => {
  const { config } = api.platform;
  const production = {
    ...config,
    NODE_ENV: 'production' as const,
    PUBLIC_WEB_ORIGIN_PATTERN: 'https://{site}.example.com',
  };
  const app = await buildApi({ ...api.platform, config: production });
  const strictnessAt = async (host: string) =>
    (await app.inject({ url: '/login', headers: { host } })).headers['strict-transport-security'];
  expect(await strictnessAt(api.site.host)).toBe('max-age=31536000');
  expect(await strictnessAt('austin.example.com')).toBe('max-age=31536000; includeSubDomains');
  await app.close();
});

describe('the origins a page may take maps from', () => {
  const policyWith = async (config: Partial<TestApi['platform']['config']>) => {
    // In development the card processor and the maps are at one origin.
    const elsewhere = {
      STRIPE_PUBLIC_API_URL: 'https://cards.example',
      STRIPE_PUBLIC_UPLOADS_URL: 'https://uploads.example',
    };
    const app = await buildApi({ ...api.platform, config: { ...api.platform.config, ...elsewhere, ...config } });
    const { headers } = await app.inject({ url: '/login', headers: { host: api.site.host } });
    await app.close();
    const directives = String(headers['content-security-policy']).split('; ');
    return ['connect-src', 'img-src'].map((name) => directives.find((directive) => directive.startsWith(name)) ?? '');
  };

  it('are exactly those of the TileJSON and of its tiles', async () => {
    const none = await policyWith({ MAP_TILEJSON_URL: undefined });
    const policies = await policyWith({
      MAP_TILEJSON_URL: 'https://maps.example/tiles.json?key=public',
      MAP_ORIGINS: ['https://tiles.maps.example'],
    });
    expect(policies).toEqual(none.map((policy) => `${policy} https://maps.example https://tiles.maps.example`));
    expect(none.join(' ')).not.toContain(new URL(api.platform.config.MAP_TILEJSON_URL ?? '').origin);
  });
});

describe('the origins a page may take fields for cards from', () => {
  const policyWith = async (STRIPE_JS_URL: string) => {
    const elsewhere = { STRIPE_PUBLIC_API_URL: 'https://api.stripe.com', MAP_TILEJSON_URL: undefined };
    const app = await buildApi({
      ...api.platform,
      config: {
        ...api.platform.config,
        ...elsewhere,
        STRIPE_PUBLIC_UPLOADS_URL: 'https://uploads.stripe.com',
        STRIPE_JS_URL,
      },
    });
    const { headers } = await app.inject({ url: '/login', headers: { host: api.site.host } });
    await app.close();
    const directives = String(headers['content-security-policy']).split('; ');
    const sourcesOf = (name: string) =>
      directives
        .find((directive) => directive.startsWith(`${name} `))
        ?.split(' ')
        .filter((source) => /stripe|cards\.example|^'unsafe|^https?:$|^\*/.test(source));
    return {
      script: sourcesOf('script-src'),
      frame: sourcesOf('frame-src'),
      connect: sourcesOf('connect-src'),
      permissions: String(headers['permissions-policy']),
    };
  };

  it('are those of Stripe.js', async () => {
    expect(await policyWith('https://js.stripe.com')).toEqual({
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com', 'https://uploads.stripe.com'],
      permissions: expect.stringContaining('payment=(self "https://js.stripe.com")') as string,
    });
  });

  it('are that of the script alone where it comes from elsewhere', async () => {
    const { script, frame } = await policyWith('https://cards.example/stripe.js');
    expect([script, frame]).toEqual([['https://cards.example'], ['https://cards.example']]);
  });
});

describe('RL-white-label-06 the page of a site', () => {
  it('has its name, its colours and its settings before any script has run', async () => {
    const { body } = await open('/groomer/schedule', { host: api.otherSite.host });
    expect(body).toContain('<title>Suds &amp; &lt;b&gt;Sons&lt;/b&gt;</title>');
    expect(body).toContain(`--brand-raw:#ffd400`);
    expect(body).toContain(`--brand-fill:${brandFill('#ffd400', brandScale('#ffd400')).fill}`);
    const settings = (
      await api.app.inject({ url: '/v1/sites/current/settings', headers: { host: api.otherSite.host } })
    ).json<object>();
    expect(broughtBy(body)?.settings).toEqual(settings);
    expect(broughtBy(body)?.brand.colors.primary).toBe('#ffd400');
    // Nobody's name ends the script it stands in.
    expect(body).not.toContain('<b>');
  });

  it('says nothing of another one', async () => {
    const { body } = await open('/login');
    expect(broughtBy(body)?.settings.appName).toBe(`Brand ${api.site.slug}`);
    expect(body).not.toContain('Suds');
  });

  it('travels as small as the browser can take it', async () => {
    const plain = await open('/login');
    const br = await open('/login', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await open('/login', { 'accept-encoding': 'gzip' });
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['vary']).toBe('accept-encoding');
  });
});

describe('the routes of the areas', () => {
  it.each(['/groomer', '/groomer/appointments?page=2'])('are fetched with the page %s', async (url) =>
    expect((await open(url)).body).toContain('areas.js'),
  );

  it.each(['/login', '/groomers', '/index.html'])('are not fetched with %s', async (url) =>
    expect((await open(url)).body).not.toContain('areas.js'),
  );
});

describe('the drawn first page', () => {
  const DRAWN = 'sign-in.css';
  it('is there for a stranger on /login, with the name of the site', async () => {
    const { body } = await open('/login', { host: api.otherSite.host });
    expect(body).toContain(DRAWN);
    expect(body).toContain('<div id="root"><h1>Suds &amp; &lt;b&gt;Sons&lt;/b&gt;</h1></div>');
  });

  it('shows the logo of a site that has one', async () => {
    await api.database.asOwner((owner) =>
      owner.query('update sites set app_logo = $2 where id = $1', [api.site.id, 'https://files.example/"logo".webp']),
    );
    // One that has not read the sites yet: the list is kept for some seconds.
    const fresh = await buildApi(api.platform);
    const { body } = await fresh.inject({ url: '/login', headers: { host: api.site.host } });
    await fresh.close();
    expect(body).toContain(`<img src="https://files.example/&quot;logo&quot;.webp" alt="Brand ${api.site.slug}">`);
  });

  it.each([
    ['on another page', '/groomer', {}],
    ['on a step of its own', '/login?step=phone', {}],
    ['for somebody who returns', '/login', { cookie: `${REFRESH_COOKIE}=kept` }],
    ['for somebody who returns to the first page', '/', { cookie: `${REFRESH_COOKIE}=kept` }],
  ])('is not there %s', async (_where, url, headers) => {
    const { body } = await open(url, headers);
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain(DRAWN);
    expect(broughtBy(body)).not.toBeNull();
  });

  it.each(['/first-page.json', '/public-pages.json', '/server/public-pages.js'])(
    'is no file that anybody could ask for: %s',
    async (url) => {
      expect((await open(url)).headers['content-type']).toContain('text/html');
    },
  );
});

describe('RL-routing-03 a public page', () => {
  const groomer = async (columns: Record<string, string> = {}) => {
    const account = await api.account({ firstName: 'Maya</script>', lastName: 'Torres' });
    const address = `maya-${account.id.slice(-12)}`;
    for (const [column, value] of Object.entries({ vanity_url: address, ...columns }))
      await api.database.asOwner((owner) =>
        owner.query(`update providers set ${column} = $2 where account_id = $1`, [account.id, value]),
      );
    return address;
  };

  it('is whole in its first HTML: drawn, titled, without a hint to turn on scripts', async () => {
    const address = await groomer({ description: '<!--<script>' });
    const { statusCode, body, headers } = await open(`/${address}?utm_source=mail`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root" data-whole><h1>provider</h1></div>');
    expect(body).toContain('<title>Maya&lt;/script&gt; Torres</title>');
    expect(body).toContain('<link href="/p.css">');
    const origin = api.platform.config.PUBLIC_WEB_ORIGIN_PATTERN.replace('{site}', api.site.slug);
    expect(body).toContain(`<link rel="canonical" href="${origin}/${address}">`);
    expect(body).not.toContain('noscript');
    // The app comes with the first touch.
    expect(body).toContain('<script type="text/plain" data-app="/assets/app.js"></script>');
    expect(body).not.toMatch(/modulepreload|type="module"/);
    // The app starts from the same data, and nobody's name ends the script it stands in.
    expect(body).toContain(String.raw`Maya\u003c/script>`);
    expect(body).not.toContain('<!--<script');
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  it('has an ETag and headers that a CDN can use', async () => {
    const address = await groomer();
    const { headers, body } = await open(`/${address}`);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      vary: 'accept-encoding',
    });
    const etag = String(headers['etag']);
    const small = await open(`/${address}`, { 'accept-encoding': 'br' });
    expect([small.headers['etag'], brotliDecompressSync(small.rawPayload).toString()]).toEqual([etag, body]);
    const again = await open(`/${address}`, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('does not exist at other addresses: the app says so, with the right status', async () => {
    const inactive = await groomer({ status: 'inactive' });
    for (const [url, host] of [
      ['/nobody-here', api.site.host],
      [`/${inactive}`, api.site.host],
      [`/${await groomer()}`, api.otherSite.host],
    ] as const) {
      const { statusCode, body, headers } = await open(url, { host });
      expect([statusCode, headers['cache-control']], url).toEqual([404, 'no-cache']);
      expect(body).toContain('<div id="root"></div>');
    }
    // Addresses of the app itself are not looked up.
    expect((await open('/security')).statusCode).toBe(200);
  });

  it('is the first page of a site for strangers, and differs by cookie', async () => {
    const address = await groomer();
    const { body, headers } = await open('/');
    expect(body).toContain('<div id="root" data-whole><h1>index</h1></div>');
    expect(body).toContain('<title>Groomers &lt;here&gt;</title>');
    expect(body).toContain(address);
    expect(headers['vary']).toBe('accept-encoding, cookie');
    const returning = await open('/', { cookie: `${REFRESH_COOKIE}=kept` });
    expect(returning.headers).toMatchObject({ vary: 'accept-encoding, cookie', 'cache-control': 'no-cache' });
    expect((await open('/', { host: api.otherSite.host })).body).not.toContain(address);
  });

  it('is left to the app when it cannot be drawn', async () => {
    const address = await groomer();
    const broken = await buildApi({
      ...api.platform,
      db: { ...api.platform.db, inSite: () => Promise.reject(new Error('away')) },
    });
    const { statusCode, body } = await broken.inject({ url: `/${address}`, headers: { host: api.site.host } });
    await broken.close();
    expect([statusCode, broughtBy(body)]).toEqual([200, null]);
  });
});

it('keeps the page that is kept for later free of what may have changed by then', async () => {
  const { body } = await open('/index.html');
  expect(broughtBy(body)).toBeNull();
  expect(body).toContain('<title>Loading…</title>');
});

it('opens the app all the same when the site cannot be read', async () => {
  const broken = await buildApi({
    ...api.platform,
    db: { ...api.platform.db, inSite: () => Promise.reject(new Error('away')) },
  });
  const { statusCode, body } = await broken.inject({ url: '/login', headers: { host: api.site.host } });
  await broken.close();
  expect([statusCode, broughtBy(body)]).toEqual([200, null]);
});
