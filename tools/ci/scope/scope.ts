import { affectedBy, changedSides, type Side } from './affected.ts';
import type { Change, Measured } from './full-run.ts';
import type { ImportGraph } from './import-graph.ts';
import type { Screen } from './web-screens.ts';

/** What a landing tries besides what it always does. `all` where everything counts as changed. */
export interface Scope {
  /** Files whose types, and so what lint says of them, can be others now. */
  readonly linted: readonly string[] | 'all';
  /** Test files that are slow and that nothing changed can affect. */
  readonly leftOutTests: readonly string[];
  readonly journeys: readonly string[] | 'all';
  readonly screens: readonly string[] | 'all';
  /** Modules whose rows are fuzzed. */
  readonly modules: readonly string[] | 'all';
  readonly storms: readonly StormName[];
  /** Whether what insiders can do may be different now. */
  readonly isInsiderAffected: boolean;
}

export const EVERYTHING: Scope = {
  linted: 'all',
  leftOutTests: [],
  journeys: 'all',
  screens: 'all',
  modules: 'all',
  storms: ['storm', 'payment storm'],
  isInsiderAffected: true,
};

export type StormName = 'storm' | 'payment storm';

/** Seconds from which a test file is left out while nothing that it stands on has changed. */
const SLOW_SECONDS = 5;
/** Who may do what, and whether the containers start, is tried on every landing. */
const NEVER_LEFT_OUT = [
  'apps/server/testing/authorization/authorization.test.ts',
  // What the containers start from is named in files that import nothing.
  'tools/services/src/composition/composition.test.ts',
];

/** What the decision needs to know of the tree. */
export interface Tree {
  readonly graph: ImportGraph;
  /** The same with every arrow: types pass doors and registries. */
  readonly imports: ImportGraph;
  readonly screens: readonly Screen[];
  /** Paths of the rows of each module of the contract. */
  readonly pathsOfModule: ReadonlyMap<string, readonly string[]>;
  /** The source of each storm, all its files as one text. */
  readonly storms: ReadonlyMap<StormName, string>;
  /** The source of a test. */
  readonly sourceOf: (file: string) => string;
}

/** What a change reaches: files by their imports, the modules they belong to, and whole sides. */
interface Affected {
  readonly affected: ReadonlySet<string>;
  readonly modules: ReadonlySet<string>;
  readonly sides: ReadonlySet<Side>;
}

const MODULE = /^(?:apps\/server\/src\/modules|packages\/contract\/src)\/([^/]+)\/(?!.*\.test\.ts$)/;

const modulesIn = (affected: ReadonlySet<string>): Set<string> =>
  new Set([...affected].flatMap((file) => MODULE.exec(file)?.[1] ?? []));

const calls = (source: string, paths: readonly string[]): boolean => {
  const called = [...source.matchAll(/\/v[12]\/[\w/-]*\w/g)].map(([path]) => path);
  return paths.some((path) => called.some((prefix) => path.startsWith(prefix)));
};

const FOLDER_OF_TEST = /^apps\/server\/src\/modules\/([^/]+)\//;

/** Tests of the server go through HTTP, which no import tells: they stand on their own module and on those they call. */
const reachesOneOf = (test: string, modules: ReadonlySet<string>, { pathsOfModule, sourceOf }: Tree): boolean =>
  modules.has(FOLDER_OF_TEST.exec(test)?.[1] ?? '') ||
  [...modules].some((module) => calls(sourceOf(test), pathsOfModule.get(module) ?? []));

const testsLeftOut = ({ affected, modules, sides }: Affected, tree: Tree, { testSeconds }: Measured): string[] => {
  const isAffected = (file: string) =>
    affected.has(file) ||
    (file.startsWith('apps/web/') ? sides.has('web') : sides.has('server') || reachesOneOf(file, modules, tree));
  return Object.entries(testSeconds)
    .filter(([file, seconds]) => seconds >= SLOW_SECONDS && !NEVER_LEFT_OUT.includes(file))
    .filter(([file]) => !isAffected(file))
    .map(([file]) => file)
    .sort();
};

/** What a change can affect, from the imports of the tree and what the last full run saw its journeys touch. */
export const scopeOf = (change: Change, tree: Tree, measured: Measured): Scope => {
  const sides = changedSides(change.files);
  if (change.since === undefined || sides.has('all')) return EVERYTHING;
  const affected = affectedBy(tree.graph, change.files);
  const isServerChanged = sides.has('server');
  const modules = isServerChanged ? new Set(tree.pathsOfModule.keys()) : modulesIn(affected);
  const screens = tree.screens
    .filter(({ files }) => sides.has('web') || files.some((file) => affected.has(file)))
    .map(({ path }) => path);
  const moduleOfRow = (row: string) => row.split('.')[0] ?? '';
  const journeys = Object.entries(measured.journeys)
    .filter(
      ([file, { routes, endpoints }]) =>
        affected.has(file) ||
        routes.some((route) => screens.includes(route)) ||
        endpoints.some((row) => modules.has(moduleOfRow(row))),
    )
    .map(([file]) => file);
  const fuzzed = isServerChanged ? 'all' : [...modules].filter((module) => tree.pathsOfModule.has(module)).sort();
  const neverMeasured = [...affected].filter((file) => file.endsWith('.journey.ts') && !(file in measured.journeys));
  return {
    linted: [...affectedBy(tree.imports, change.files)].filter((file) => tree.imports.has(file)).sort(),
    leftOutTests: testsLeftOut({ affected, modules, sides }, tree, measured),
    journeys: sides.has('journeys') ? 'all' : [...new Set([...journeys, ...neverMeasured])].sort(),
    screens: sides.has('journeys') || sides.has('web') ? 'all' : screens,
    modules: fuzzed,
    storms: [...tree.storms]
      .filter(
        ([, source]) =>
          isServerChanged ||
          change.files.some((file) => file.startsWith('tools/storm/')) ||
          [...modules].some((module) => calls(source, tree.pathsOfModule.get(module) ?? [])),
      )
      .map(([name]) => name),
    isInsiderAffected: fuzzed.length > 0 || change.files.some((file) => file.startsWith('tools/insider/')),
  };
};

const listed = (what: string, part: readonly string[] | 'all'): string =>
  part === 'all' ? `all ${what}` : `${part.length} ${what}`;

/** One line for the top of a landing. */
export const scopeText = (scope: Scope): string => {
  const { linted, leftOutTests, journeys, screens, modules, storms, isInsiderAffected } = scope;
  return [
    listed('files linted', linted),
    `${leftOutTests.length} slow test files left out`,
    `the critical journeys and ${listed('others', journeys)}`,
    listed('screens', screens),
    listed('modules fuzzed', modules),
    storms.join(' and ') || 'no storm',
    isInsiderAffected ? 'insiders' : 'no insiders',
  ].join(', ');
};
