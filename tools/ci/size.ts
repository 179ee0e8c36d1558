import { globSync, readFileSync } from 'node:fs';
import { CONTRACT } from '@tailgate/contract';
import { webRoutes } from '../web-routes.ts';

/** What the cost of CI grows with. */
export interface Size {
  readonly endpoints: number;
  readonly screens: number;
  readonly journeys: number;
}

const SPECIFICATION = 'docs/specification';
/** Calls to vendors and live messages: not answered by our API. */
const NOT_OURS = ['EXT', 'RT'];

const table = (name: string): Record<string, string>[] => {
  const [head = [], ...rows] = readFileSync(`${SPECIFICATION}/${name}.tsv`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((cells) => Object.fromEntries(head.map((key, at) => [key, cells[at] ?? ''])));
};

/** Names of parameters do not matter. */
const shapeOf = (path: string) =>
  (path.replace(/\/+$/, '') || '/').replaceAll(/\{?-?\$\w+\}?|:\w+\??/g, ':').replaceAll(/\/+/g, '/');

const rowsNow = () => Object.values(CONTRACT).flatMap((rows) => Object.values<{ method: string; path: string }>(rows));

export const sizeNow = (): Size => ({
  endpoints: rowsNow().length,
  screens: webRoutes().length,
  journeys: globSync('e2e/journeys/**/*.journey.ts')
    .filter((file) => !file.endsWith('every-route.journey.ts'))
    .reduce((sum, file) => sum + [...readFileSync(file, 'utf8').matchAll(/^ *test\(/gm)].length, 0),
});

export interface Specified {
  readonly endpoints: number;
  readonly screens: number;
  /** How many of them exist today. */
  readonly builtEndpoints: number;
  readonly builtScreens: number;
}

export const specified = (): Specified => {
  const endpoints = table('endpoints').filter(({ method = '' }) => !NOT_OURS.includes(method));
  const screens = table('routes');
  const haveRows = new Set(rowsNow().map(({ method, path }) => `${method} ${shapeOf(path)}`));
  const haveScreens = new Set(webRoutes().map(shapeOf));
  return {
    endpoints: endpoints.length,
    screens: screens.length,
    builtEndpoints: endpoints.filter(({ method = '', path = '' }) => haveRows.has(`${method} ${shapeOf(path)}`)).length,
    builtScreens: screens.filter(({ path = '' }) => haveScreens.has(shapeOf(path))).length,
  };
};

/**
 * The whole product: what the specification lists, and additions of our own in today's proportion. Journeys grow with the
 * screens.
 */
export const fullSize = (now: Size = sizeNow(), listed: Specified = specified()): Size => {
  const screens = Math.round((listed.screens * now.screens) / listed.builtScreens);
  return {
    endpoints: Math.round((listed.endpoints * now.endpoints) / listed.builtEndpoints),
    screens,
    journeys: Math.round((now.journeys * screens) / now.screens),
  };
};
