// Compares the licences of all dependencies in the lockfile with those that we accept; part of `npm run check`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REVIEWED } from './licences/reviewed.ts';
import { staleExceptions } from './structure/exceptions.ts';

interface Package {
  readonly license?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
}

/** Free to use, change and ship, without a duty to publish what is ours. */
const ACCEPTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
  // Changes to the library itself would have to be published; we use both as they are, unbundled.
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

const wordsOf = (license: string) => license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
/** Of alternatives one is enough; of what applies together all are needed. */
const isAccepted = (license: string): boolean =>
  license.includes(' OR ')
    ? wordsOf(license).some((word) => ACCEPTED.has(word))
    : wordsOf(license).every((word) => ACCEPTED.has(word));

const lockfile = join(import.meta.dirname, '../package-lock.json');
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Package> };
const found = Object.entries(packages).flatMap(([path, { license, link, optional }]) => {
  const name = path.split('node_modules/').at(-1) ?? '';
  if (!path.includes('node_modules/') || link) return [];
  // Builds for other platforms are locked without their manifest; the package they belong to is checked.
  if (license === undefined) return optional ? [] : [{ name, problem: `${name} names no licence` }];
  return isAccepted(license) ? [] : [{ name, problem: `${name} is under ${license}` }];
});
const problems = [
  ...found.filter(({ name }) => !(name in REVIEWED)).map(({ problem }) => problem),
  ...staleExceptions(new Set(found.map(({ name }) => name)), Object.keys(REVIEWED)),
];
process.stdout.write(`licences: ${Object.keys(packages).length} packages, ${problems.length} problems\n`);
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
