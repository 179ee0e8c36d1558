import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT } from '@tailgate/contract';
import { REPOSITORY_ROOT } from '@tailgate/kit';
import { webRoutes } from '../../tools/web-routes.ts';
import { bestMatch } from './best-match.ts';
import { NOTES, type Note } from './touched.ts';

const TOUCHED = join(REPOSITORY_ROOT, 'artefacts/journeys.json');
const JOURNEYS = 'e2e/journeys';

interface Touched {
  /** Addresses of the web, such as `/staff/orders/$orderId`. */
  readonly routes: readonly string[];
  /** Rows of the contract, such as `reports.getEarnings`. */
  readonly endpoints: readonly string[];
  readonly seconds: number;
}

const ROWS = new Map(
  Object.entries(CONTRACT).flatMap(([module, rows]) =>
    Object.entries(rows).map(([name, { method, path }]) => [`${method} ${path}`, `${module}.${name}`]),
  ),
);
const routeOf = bestMatch(webRoutes(), '$');
const callOf = bestMatch([...ROWS.keys()], ':');

const sortedOf = (found: readonly (string | undefined)[]): string[] =>
  [...new Set(found.filter((name) => name !== undefined))].toSorted();

const touchedIn = (notes: readonly Note[]): Touched => ({
  routes: sortedOf(notes.flatMap(({ visited }) => visited.map(routeOf))),
  endpoints: sortedOf(notes.flatMap(({ called }) => called.map((call) => ROWS.get(callOf(call) ?? '')))),
  seconds: Math.round(notes.reduce((sum, { seconds }) => sum + seconds, 0)),
});

/** Writes what each file of journeys touches, as far as it is known. */
export const writeTouched = async (): Promise<void> => {
  const lines = (await readFile(NOTES, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const notes = lines.map((line) => JSON.parse(line) as Note);
  const latest = new Map(notes.map((note) => [`${note.file} ${note.title}`, note]));
  const known = [...latest.values()].filter(({ file }) => existsSync(join(REPOSITORY_ROOT, JOURNEYS, file)));
  await writeFile(NOTES, known.map((note) => `${JSON.stringify(note)}\n`).join(''));
  const files = [...Map.groupBy(known, ({ file }) => `${JOURNEYS}/${file}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, ofFile]) => [file, touchedIn(ofFile)]);
  await writeFile(TOUCHED, `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
};
