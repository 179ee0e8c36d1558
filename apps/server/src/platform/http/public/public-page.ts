import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHOWN_REVIEWS } from '@tailgate/contract/facts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageSettings } from '../page.ts';
import { weakTag } from '../shared-answer.ts';

type Kind = 'provider' | 'index';

/** A page as the web's own components draw it. Written by the web's build. */
export interface DrawnPage {
  readonly title: string;
  /** Description, pictures for sharing and structured data. */
  readonly head: string;
  readonly body: string;
  /** What it was drawn from, by the key under which the app reads it: the app starts with the same. */
  readonly answers: readonly (readonly [key: unknown, answer: unknown])[];
}

interface PublicPageInput {
  readonly kind: Kind;
  readonly path: string;
  readonly origin: string;
  readonly settings: PageSettings;
  readonly menu: unknown;
  readonly data: unknown;
  /** Of a groomer; null where they cannot be read. */
  readonly reviews: unknown;
}

interface BuiltPages {
  readonly draw: (input: PublicPageInput) => DrawnPage;
  /** The files that each page needs beyond those of every page. */
  readonly links: Readonly<Record<Kind, string>>;
}

/** Undefined where the web was built without them. */
export const loadPublicPages = async (folder: string): Promise<BuiltPages | undefined> => {
  const links = await readFile(join(folder, 'public-pages.json'), 'utf8').catch(() => undefined);
  if (links === undefined) return undefined;
  const file = pathToFileURL(join(folder, 'server/public-pages.js')).href;
  const { drawPublicPage } = (await import(file)) as { drawPublicPage: BuiltPages['draw'] };
  return { draw: drawPublicPage, links: JSON.parse(links) as BuiltPages['links'] };
};

const KEPT_PAGES = 500;
const MENU = '/v1/sites/current/menu/primary';
const GROOMERS = '/v2/public/providers';
const REVIEWS = '/v2/service-review/service-provider';
const PROVIDER_PATH = /^\/([a-z0-9][a-z0-9-]{2,62})\/?$/;

export interface FoundPage extends DrawnPage {
  readonly links: string;
}

/** What the page at a path is drawn from; undefined for a path of the app. */
const sourceOf = (path: string, reserved: ReadonlySet<string>): { kind: Kind; url: string } | undefined => {
  if (path === '/') return { kind: 'index', url: GROOMERS };
  const address = PROVIDER_PATH.exec(path)?.[1];
  return address === undefined || reserved.has(address)
    ? undefined
    : { kind: 'provider', url: `${GROOMERS}/${address}` };
};

/**
 * Draws public pages from what the API answers to everybody, through its own door: what a page shows is limited,
 * checked and worded in one place.
 */
export const publicPages = (app: FastifyInstance, { draw, links }: BuiltPages, reserved: ReadonlySet<string>) => {
  const kept = new LRUCache<string, DrawnPage>({ max: KEPT_PAGES });

  const ask = async (request: FastifyRequest, url: string) => {
    const answer = await app.inject({ url, headers: { host: request.host }, remoteAddress: request.ip });
    return { status: answer.statusCode, text: answer.body };
  };

  /** The page is worth showing without them. */
  const reviewsOf = async (request: FastifyRequest, kind: Kind, data: string): Promise<string> => {
    if (kind === 'index') return 'null';
    const { id } = JSON.parse(data) as { id: string };
    const { status, text } = await ask(request, `${REVIEWS}?service_provider_id=${id}&limit=${SHOWN_REVIEWS}`);
    return status === 200 ? text : 'null';
  };

  return {
    isOne: (path: string) => sourceOf(path, reserved) !== undefined,
    /** Undefined where there is no such page; the app says so, and what else went wrong. */
    find: async (
      request: FastifyRequest,
      path: string,
      { settings, origin }: { readonly settings: PageSettings; readonly origin: string },
    ): Promise<{ readonly status: number; readonly page: FoundPage | undefined }> => {
      const source = sourceOf(path, reserved);
      if (!source) return { status: 404, page: undefined };
      const [data, menu] = await Promise.all([ask(request, source.url), ask(request, MENU)]);
      if (data.status !== 200 || menu.status !== 200) return { status: data.status, page: undefined };
      const reviews = await reviewsOf(request, source.kind, data.text);
      const key = weakTag([origin, path, JSON.stringify(settings), data.text, menu.text, reviews].join('\n'));
      const page =
        kept.get(key) ??
        draw({
          kind: source.kind,
          path,
          origin,
          settings,
          menu: JSON.parse(menu.text) as unknown,
          data: JSON.parse(data.text) as unknown,
          reviews: JSON.parse(reviews) as unknown,
        });
      kept.set(key, page);
      return { status: 200, page: { ...page, links: links[source.kind] } };
    },
  };
};
