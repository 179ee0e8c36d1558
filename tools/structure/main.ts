// Checks that each table is used by the module that owns it alone, that views only read, that use cases have one
// signature and a file each, that rooms know each other in no circle, that no room holds more files than one can look
// over, that each screen uses one page template, that the machine's clock is read where a reason stands beside it, that
// migrations hold up nobody, that nothing is cast through unknown, and that who reads where a provider lives is listed.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { FEATURE_ARROWS, MODULE_ARROWS } from './arrows.ts';
import { circlesOf, strayArrows } from './acyclic.ts';
import { flatRooms } from './flat-rooms.ts';
import { EXCEPTIONS } from './migration-exceptions.ts';
import { migrationProblems } from './migrations.ts';
import { releaseProblems } from './release-migrations.ts';
import { RELEASE_EXCEPTIONS } from './release-exceptions.ts';
import { countScreens, templateProblems } from './page-templates.ts';
import { privatePointProblems } from './private-points.ts';
import { realClockUses } from './real-clock.ts';
import { ownedTables, ownersOf, tablesOf } from './table-owners.ts';
import { tableUses } from './table-use.ts';
import { castProblems } from './unknown-casts.ts';
import { useCaseProblems } from './use-cases.ts';

const SERVER = 'apps/server/src';
const PLATFORM_TABLES = ['audit_records', 'events', 'idempotency_keys', 'rate_limits', 'site_rounds', 'transitions'];
/** The platform finds the site of a request or a job by itself: every other module is behind that wall. */
const READ_BY_PLATFORM = ['sites'];

const read = (file: string) => readFileSync(file, 'utf8');
const tables = tablesOf(read(`${SERVER}/platform/db/rows.generated.ts`));
const claims = new Map<string, readonly string[]>([['platform', PLATFORM_TABLES]]);
for (const readme of globSync(`${SERVER}/modules/*/README.md`).sort())
  claims.set(basename(dirname(readme)), ownedTables(read(readme)));
const { owners, problems } = ownersOf(tables, claims);

const roomOf = (file: string): string => {
  const [room = '', module = ''] = file.slice(SERVER.length + 1).split('/');
  return room === 'modules' ? module : room;
};

for (const file of globSync(`${SERVER}/**/*.ts`).sort()) {
  if (file.endsWith('.test.ts') || file.endsWith('.generated.ts')) continue;
  const room = roomOf(file);
  for (const { table, line, writes } of tableUses(read(file), tables)) {
    const place = `${file}:${line}`;
    if (room === 'views' || file.endsWith('.view.ts')) {
      if (writes) problems.push(`${place} writes ${table}: views only read`);
    } else if (room === 'platform' && !writes && READ_BY_PLATFORM.includes(table)) {
      continue;
    } else if (owners.get(table) !== room) {
      problems.push(`${place} uses ${table}, which ${owners.get(table) ?? 'nobody'} owns`);
    }
  }
}

/** Files that hold something else than use cases: their names say what. */
const NO_USE_CASES = /\.\w+\.ts$/;
for (const file of globSync(`${SERVER}/{modules,flows,views}/**/*.ts`).sort()) {
  if (NO_USE_CASES.test(basename(file))) continue;
  for (const { line, problem } of useCaseProblems(read(file))) problems.push(`${file}:${line} ${problem}`);
}

const ROOMS = [
  '{apps,packages,tools}/*/{src,testing}/**/*.{ts,tsx}',
  'tools/{ci,mutants,structure}/**/*.ts',
  'e2e/**/*.ts',
];
problems.push(...flatRooms(globSync(ROOMS, { exclude: ['**/node_modules/**'] }).sort()));

for (const [folder, arrows] of [
  [`${SERVER}/modules`, MODULE_ARROWS],
  ['apps/web/src/features', FEATURE_ARROWS],
] as const) {
  const rooms = new Set(globSync(`${folder}/*/`).map((room) => basename(room)));
  problems.push(...circlesOf(arrows).map((circle) => `${folder} knows itself in a circle: ${circle}`));
  problems.push(...strayArrows(arrows, rooms).map((room) => `${folder}/${room} has an arrow but does not exist`));
}

const ROUTES = 'apps/web/src/routes';
const routes = new Map(
  globSync(`${ROUTES}/**/*.tsx`)
    .sort()
    .map((file) => [file.slice(ROUTES.length + 1), read(file)]),
);
problems.push(...templateProblems(routes).map((problem) => `${ROUTES}/${problem}`));

const TIMED = [
  '{apps,packages,tools}/*/{src,testing,build,db}/**/*.{ts,tsx,sql}',
  'tools/{*,ci/**/*,mutants/*,structure/*}.ts',
  'e2e/**/*.ts',
];
for (const file of globSync(TIMED, { exclude: ['**/node_modules/**', '**/*.gen.ts'] }).sort())
  for (const { line, what } of realClockUses(file, read(file)))
    problems.push(`${file}:${line} asks the machine's clock (${what}) and gives no reason: // real time: …`);

const MIGRATIONS = 'apps/server/db/migrations';
const migrations = globSync(`${MIGRATIONS}/*.sql`)
  .sort()
  .map((file) => ({ name: basename(file), text: read(file) }));
problems.push(...migrationProblems(migrations, EXCEPTIONS).map((problem) => `${MIGRATIONS}/${problem}`));
const lastReleased = read('apps/server/db/last-released-migration').trim();
problems.push(...releaseProblems(migrations, lastReleased, RELEASE_EXCEPTIONS));

const PRODUCTION = '{apps,packages}/*/src/**/*.{ts,tsx}';
const NOT_PRODUCTION = ['**/testing/**', '**/*.{test,testing,stories}.{ts,tsx}', '**/*.{gen,generated}.ts'];
const sources = new Map(
  globSync(PRODUCTION, { exclude: NOT_PRODUCTION })
    .sort()
    .map((file) => [file, read(file)]),
);
problems.push(...castProblems(sources));
problems.push(...privatePointProblems(sources));

for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  `structure: ${tables.size} tables, ${countScreens(routes)} screens, ${migrations.length} migrations, ${problems.length} problems\n`,
);
process.exit(problems.length === 0 ? 0 : 1);
