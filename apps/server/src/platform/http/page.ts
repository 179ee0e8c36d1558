import { brandVariables, type BrandColors } from '@tailgate/brand';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { FoundPage } from './public/public-page.ts';

/** What the build has drawn of its first page, for people who are not signed in. Written by the web's own build. */
interface FirstPage {
  /** Where it is the first page. */
  readonly paths: readonly string[];
  /** Files it needs beyond those of every page. */
  readonly head: string;
  readonly withLogo: string;
  readonly withoutLogo: string;
  /** Below these paths the app needs more routes: the files with them. */
  readonly areas: { readonly paths: readonly string[]; readonly head: string };
}

/** What was opened, and whether by somebody who is not signed in. */
export interface Visit {
  readonly path: string;
  readonly isStranger: boolean;
}

type Brand = ReturnType<typeof brandVariables>;

/** What the API tells everybody about a site; the app reads all of it, the page itself these. */
export interface PageSettings {
  readonly appName: string;
  readonly appLogo: string | null;
  readonly colors: BrandColors;
}

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface Page {
  readonly text: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const KEPT_PAGES = 200;
const KEPT_BRANDS = 500;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
/** Inside a script nothing is an entity; without the sign no tag can begin. */
const asData = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const declarations = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The colours of a site before any script has run; the app says the same later, with more weight. */
const styleOf = ({ variables, light, dark }: Brand): string =>
  `<style>:root{${declarations({ ...variables, ...light })}}[data-mantine-color-scheme='dark']{${declarations(dark)}}</style>`;

/** The app itself, and what it would load at once. */
const APP = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOADED = /<link rel="modulepreload"[^>]*>/g;

const readFirstPage = async (folder: string): Promise<FirstPage | undefined> => {
  const text = await readFile(join(folder, 'first-page.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as FirstPage);
};

const hashesOfInlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * The page as it leaves us. For a site it brings along what its first paint needs: name, colours, settings, and for
 * somebody who is not signed in the drawn first page, so that there is something to see before the scripts have come.
 */
export const pages = async (folder: string) => {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const firstPage = await readFirstPage(folder);
  const made = new LRUCache<string, Promise<Page>>({ max: KEPT_PAGES });
  const brands = new LRUCache<string, Brand, BrandColors>({
    max: KEPT_BRANDS,
    memoMethod: (_key, _old, { context: colors }) => brandVariables(colors),
  });

  const drawn = ({ withLogo, withoutLogo }: FirstPage, { appName, appLogo }: PageSettings): string => {
    const values: Record<string, string> = { appName, appLogo: appLogo ?? '' };
    return (appLogo === null ? withoutLogo : withLogo).replace(/\{\{(\w+)\}\}/g, (_mark, name: string) =>
      escaped(values[name] ?? ''),
    );
  };

  const headOfArea = (path: string): string =>
    firstPage?.areas.paths.some((area) => `${path}/`.startsWith(`${area}/`)) ? firstPage.areas.head : '';

  const write = (settings: PageSettings, { path, isStranger }: Visit): string => {
    const shown = isStranger && firstPage?.paths.includes(path) ? firstPage : undefined;
    const { appName, colors } = settings;
    const brand = brands.memo(`${colors.primary} ${colors.secondary}`, { context: colors });
    const data = asData({ settings, brand: { colors, brand } });
    const links = shown?.head ?? headOfArea(path);
    const head = `${links}${styleOf(brand)}<script type="application/json" id="site">${data}</script>`;
    // Functions, because a dollar in a replacement text has a meaning of its own.
    return template
      .replace(/<title>.*?<\/title>/, () => `<title>${escaped(appName)}</title>`)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${shown ? drawn(shown, settings) : ''}</div>`);
  };

  /** A page that can be read without any script. The app comes with the first touch: see the script in index.html. */
  const writeWhole = (settings: PageSettings, { title, head, body, answers, links }: FoundPage): string => {
    const { colors } = settings;
    const brand = brands.memo(`${colors.primary} ${colors.secondary}`, { context: colors });
    const data = asData({ settings, brand: { colors, brand }, answers });
    return template
      .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(APP, '<script type="text/plain" data-app="$1"></script>')
      .replaceAll(PRELOADED, '')
      .replace(/<noscript>[\s\S]*?<\/noscript>/, '')
      .replace(
        '</head>',
        () => `${links}${styleOf(brand)}${head}<script type="application/json" id="site">${data}</script></head>`,
      )
      .replace('<div id="root"></div>', () => `<div id="root" data-whole>${body}</div>`);
  };

  const packed = async (text: string): Promise<Page> => {
    const [br, gz] = await Promise.all([compressed.br(text, BROTLI), compressed.gzip(text)]);
    return { text, br, gzip: gz };
  };

  const keep = async (text: string): Promise<Page> => {
    const key = createHash('sha256').update(text).digest('base64url');
    const page = made.get(key) ?? packed(text);
    made.set(key, page);
    return await page;
  };

  return {
    /** Scripts that stand in the page itself, for its content policy. */
    scriptHashes: hashesOfInlineScripts(template),
    /** Of no site in particular: for whoever keeps it, and when the database is away. */
    plain: await packed(template),
    /** Of a site, for this visit. */
    of: (settings: PageSettings, visit: Visit): Promise<Page> => keep(write(settings, visit)),
    /** Of a site, with everything that there is to read. */
    whole: (settings: PageSettings, page: FoundPage): Promise<Page> => keep(writeWhole(settings, page)),
  };
};
