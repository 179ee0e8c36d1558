import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageSettings } from '../page.ts';
import { weakTag } from '../shared-answer.ts';

/** What a public page is drawn from: what the API answers to everybody. */
export interface PageSource {
  /** Under which the web's build knows how to draw it. */
  readonly kind: string;
  /** What there is no page without, by the name under which it is drawn; the first one decides whether there is a page. */
  readonly needs: Readonly<Record<string, string>>;
  /** What the page is worth showing without; the address may depend on what was needed. */
  readonly adds: Readonly<Record<string, (needed: Readonly<Record<string, unknown>>) => string>>;
}

/** The page at a path; undefined for a path of the app. */
export type PageSourceOf = (path: string) => PageSource | undefined;

/** A page as the web's own components draw it. Written by the web's build. */
export interface DrawnPage {
  readonly title: string;
  /** Description, pictures for sharing and structured data. */
  readonly head: string;
  readonly body: string;
  /** What it was drawn from, by the key under which the app reads it: the app starts with the same. */
  readonly answers: readonly (readonly [key: unknown, answer: unknown])[];
}

/** What was needed and added besides, each under its name. */
interface PublicPageInput extends Readonly<Record<string, unknown>> {
  readonly kind: string;
  readonly path: string;
  readonly origin: string;
  readonly settings: PageSettings;
}

interface BuiltPages {
  readonly draw: (input: PublicPageInput) => DrawnPage;
  /** The files that each page needs beyond those of every page. */
  readonly links: Readonly<Record<string, string>>;
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

export interface FoundPage extends DrawnPage {
  readonly links: string;
}

/**
 * Draws public pages from what the API answers to everybody, through its own door: what a page shows is limited,
 * checked and worded in one place.
 */
export const publicPages = (app: FastifyInstance, { draw, links }: BuiltPages, sourceOf: PageSourceOf) => {
  const kept = new LRUCache<string, DrawnPage>({ max: KEPT_PAGES });

  const ask = async (request: FastifyRequest, [name, url]: readonly [name: string, url: string]) => {
    const answer = await app.inject({ url, headers: { host: request.host }, remoteAddress: request.ip });
    return { name, status: answer.statusCode, text: answer.body };
  };
  type Asked = Awaited<ReturnType<typeof ask>>;
  const parsed = (asked: readonly Asked[]): Record<string, unknown> =>
    Object.fromEntries(asked.map(({ name, text }) => [name, JSON.parse(text) as unknown]));

  return {
    isOne: (path: string) => sourceOf(path) !== undefined,
    /** Undefined where there is no such page; the app says so, and what else went wrong. */
    find: async (
      request: FastifyRequest,
      path: string,
      { settings, origin }: { readonly settings: PageSettings; readonly origin: string },
    ): Promise<{ readonly status: number; readonly page: FoundPage | undefined }> => {
      const source = sourceOf(path);
      if (!source) return { status: 404, page: undefined };
      const needed = await Promise.all(Object.entries(source.needs).map((entry) => ask(request, entry)));
      if (needed.some(({ status }) => status !== 200)) return { status: needed[0]?.status ?? 404, page: undefined };
      const answers = parsed(needed);
      const added = await Promise.all(
        Object.entries(source.adds).map(([name, urlFor]) => ask(request, [name, urlFor(answers)])),
      );
      const drawn = [...needed, ...added.map((one) => (one.status === 200 ? one : { ...one, text: 'null' }))];
      const key = weakTag([origin, path, JSON.stringify(settings), ...drawn.map(({ text }) => text)].join('\n'));
      const page = kept.get(key) ?? draw({ ...parsed(drawn), kind: source.kind, path, origin, settings });
      kept.set(key, page);
      return { status: 200, page: { ...page, links: links[source.kind] ?? '' } };
    },
  };
};
