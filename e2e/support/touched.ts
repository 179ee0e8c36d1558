import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { CONTRACT } from '@tailgate/contract';
import { REPOSITORY_ROOT } from '@tailgate/kit';
import { webRoutes } from '../../tools/web-routes.ts';
import { bestMatch } from './best-match.ts';
import { WEB_PORT } from './places.ts';

const NOTES = join(REPOSITORY_ROOT, 'artefacts/e2e-touched.jsonl');
const TOUCHED = join(REPOSITORY_ROOT, 'artefacts/journeys.json');

interface Touched {
  /** Addresses of the web, such as `/staff/orders/$orderId`. */
  readonly routes: readonly string[];
  /** Calls of the API by their names in the contract, such as `GET /v2/reports/earnings`. */
  readonly endpoints: readonly string[];
  readonly seconds: number;
}

interface Note extends Touched {
  readonly file: string;
  readonly title: string;
}

const routeOf = bestMatch(webRoutes(), '$');
const endpointOf = bestMatch(
  Object.values(CONTRACT).flatMap((rows) => Object.values(rows).map(({ method, path }) => `${method} ${path}`)),
  ':',
);

/** Of the journey that this process runs now: a worker runs one after the other. */
const routes = new Set<string>();
const endpoints = new Set<string>();

const addTo = (set: Set<string>, found: string | undefined): void => {
  if (found !== undefined) set.add(found);
};

export const noteCall = (method: string, path: string): void => addTo(endpoints, endpointOf(`${method} ${path}`));

/** The path of an address of the journeys' server. */
const pathHere = (address: string): string | undefined => {
  const { port, pathname } = new URL(address);
  return port === String(WEB_PORT) ? pathname : undefined;
};

/** Notes from now on what the pages of a context visit and call. */
export const noteTouchedBy = (context: BrowserContext): void => {
  context.on('request', (request) => {
    const path = pathHere(request.url());
    if (path !== undefined) noteCall(request.method(), path);
  });
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const path = frame === page.mainFrame() ? pathHere(frame.url()) : undefined;
      if (path !== undefined) addTo(routes, routeOf(path));
    }),
  );
};

/** What a journey touched while it ran, added to the notes of the run. */
export const noteTouchedWhile = async (
  { file, title }: Pick<Note, 'file' | 'title'>,
  run: () => Promise<void>,
): Promise<void> => {
  routes.clear();
  endpoints.clear();
  const begun = performance.now();
  await run();
  const seconds = (performance.now() - begun) / 1000;
  const note: Note = { file, title, routes: [...routes], endpoints: [...endpoints], seconds };
  await appendFile(NOTES, `${JSON.stringify(note)}\n`);
};

export const forgetTouched = (): Promise<void> => rm(NOTES, { force: true });

const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].toSorted();

const merged = (notes: readonly Note[]): Touched => ({
  routes: union(notes.map((note) => note.routes)),
  endpoints: union(notes.map((note) => note.endpoints)),
  seconds: Math.round(notes.reduce((sum, { seconds }) => sum + seconds, 0) * 10) / 10,
});

const byKey = <Value>(groups: Map<string, Value>): [string, Value][] =>
  [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What each file of journeys touched, and each journey of it. */
export const writeTouched = async (): Promise<void> => {
  const lines = (await readFile(NOTES, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean);
  const notes = lines.map((line) => JSON.parse(line) as Note);
  const files = byKey(Map.groupBy(notes, ({ file }) => file)).map(([file, ofFile]) => {
    const journeys = byKey(Map.groupBy(ofFile, ({ title }) => title)).map(([title, runs]) => [title, merged(runs)]);
    return [file, { ...merged(ofFile), journeys: Object.fromEntries(journeys) as Record<string, Touched> }];
  });
  await writeFile(TOUCHED, `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
};
