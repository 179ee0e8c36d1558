import { describe, expect, it } from 'vitest';
import { affectedBy, changedSides } from './affected.ts';
import { ageOf, type FullRun } from './full-run.ts';
import { cruisedGraph, exportedNames, isDoor, refinedGraph } from './import-graph.ts';
import { EVERYTHING, scopeOf, type Tree } from './scope.ts';
import { screensIn } from './web-screens.ts';

const graphOf = (files: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(files).map(([file, imported]) => [file, new Set(imported)]));

const SINCE: FullRun = { commit: 'a'.repeat(40), date: '2026-11-01T00:00:00Z', wallMinutes: 60, figures: {} };

describe('what a file depends on', () => {
  it('is what the arrows say, without packages from outside', () => {
    const report = {
      modules: [
        { source: 'a.ts', dependencies: [{ resolved: 'b.ts' }, { resolved: 'node_modules/zod/index.js' }] },
        { source: 'node_modules/zod/index.js', dependencies: [] },
      ],
    };
    expect([...cruisedGraph(JSON.stringify(report))]).toEqual([['a.ts', new Set(['b.ts'])]]);
  });

  it.each([
    ["// The door.\nexport { a } from './a.ts';\nexport * from './b.ts';\n", true],
    ["export type { A } from './a.ts';", true],
    ["export { a } from './a.ts';\nexport const b = 1;", false],
    ['', false],
  ])('is looked for behind a door: %j', (source, answer) => {
    expect(isDoor(source)).toBe(answer);
  });

  it('has the names that it exports', () => {
    const source = 'export const a = 1; export type B = string; export async function c() {} export { d as e };';
    expect([...exportedNames(source)].sort()).toEqual(['B', 'a', 'as', 'c', 'd', 'e']);
  });

  it('is, behind a door, only the files whose names it mentions', () => {
    const sources: Record<string, string> = {
      'user.ts': "import { place } from './index.ts'; place();",
      'index.ts': "export * from './place.ts';\nexport * from './cancel.ts';",
      'place.ts': 'export const place = () => 1;',
      'cancel.ts': 'export const cancel = () => 2;',
    };
    const cruised = graphOf({
      'user.ts': ['index.ts'],
      'index.ts': ['place.ts', 'cancel.ts'],
      'place.ts': [],
      'cancel.ts': [],
    });
    const graph = refinedGraph(cruised, { read: (file) => sources[file] ?? '', exists: (file) => file in sources });
    expect(affectedBy(graph, ['place.ts'])).toEqual(new Set(['place.ts', 'user.ts']));
    expect(affectedBy(graph, ['cancel.ts'])).toEqual(new Set(['cancel.ts']));
    expect(affectedBy(graph, ['index.ts'])).toEqual(new Set(['index.ts', 'user.ts']));
  });

  it('goes through others, and ends in circles', () => {
    const graph = graphOf({ a: ['b'], b: ['c', 'a'], c: [], d: [] });
    expect(affectedBy(graph, ['c'])).toEqual(new Set(['a', 'b', 'c']));
  });
});

describe('the ground of a side', () => {
  it.each([
    ['package-lock.json', ['all']],
    ['apps/server/db/migrations/0091_x.sql', ['server']],
    ['apps/server/src/platform/http/server.ts', ['server']],
    ['apps/server/testing/builders.ts', ['server']],
    ['packages/contract/src/endpoint.ts', ['server']],
    ['apps/web/vite.config.ts', ['web']],
    ['e2e/support/serve.ts', ['journeys']],
    ['apps/server/src/modules/appointments/appointments.rules.ts', []],
    ['apps/server/src/platform/http/server.test.ts', []],
  ])('%s', (file, sides) => {
    expect([...changedSides([file])]).toEqual(sides);
  });
});

describe('the screens of the web', () => {
  it('are drawn by their file and by the layouts around them', () => {
    const tree = `
      import { Route as rootRouteImport } from './routes/__root';
      import { Route as MainRouteImport } from './routes/groomer/_main/route';
      import { Route as HomeRouteImport } from './routes/groomer/_main/home';
      const MainRoute = MainRouteImport.update({ id: '/m', getParentRoute: () => rootRouteImport } as any);
      const HomeRoute = HomeRouteImport.update({ id: '/h', path: '/home', getParentRoute: () => MainRoute } as any);
      export interface FileRoutesByTo {
        '/groomer/home': typeof HomeRoute;
      }`;
    expect(screensIn(tree)).toEqual([
      {
        path: '/groomer/home',
        files: ['home', 'route']
          .map((name) => `apps/web/src/routes/groomer/_main/${name}.tsx`)
          .concat('apps/web/src/routes/__root.tsx'),
      },
    ]);
  });
});

describe('the scope of a landing', () => {
  const [rules, routes] = ['rules', 'routes'].map(
    (name) => `apps/server/src/modules/appointments/appointments.${name}.ts`,
  );
  const graph = graphOf({
    [rules ?? '']: [],
    [routes ?? '']: [rules ?? ''],
    'apps/web/src/routes/home.tsx': ['apps/web/src/features/home/card.tsx'],
    'apps/server/src/modules/appointments/slow.test.ts': [],
  });
  const sources: Record<string, string> = {
    'apps/server/src/flows/slow.test.ts': "const ONE = '/v2/appointments/:id'; call(`POST ${ONE}/late`)",
    'apps/server/src/modules/reviews/slow.test.ts': "call('GET /v2/reviews')",
  };
  const tree: Tree = {
    graph,
    imports: graph,
    screens: [{ path: '/home', files: ['apps/web/src/routes/home.tsx'] }],
    pathsOfModule: new Map([
      ['appointments', ['/v2/appointments/:id']],
      ['reviews', ['/v2/reviews']],
    ]),
    storms: new Map([
      ['storm', "call('/v2/appointments')"],
      ['payment storm', "call('/v2/orders')"],
    ]),
    sourceOf: (file) => sources[file] ?? '',
  };
  const measured = {
    testSeconds: {
      'apps/server/src/flows/slow.test.ts': 30,
      'apps/server/src/modules/appointments/slow.test.ts': 30,
      'apps/server/src/modules/reviews/slow.test.ts': 30,
      'apps/server/src/modules/reviews/quick.test.ts': 3,
      'apps/server/testing/authorization/authorization.test.ts': 100,
    },
    journeys: {
      'journeys/a.journey.ts': { routes: ['/home'], endpoints: ['reviews.list'] },
      'journeys/b.journey.ts': { routes: ['/other'], endpoints: ['appointments.place'] },
    },
  };
  const scope = (...files: string[]) => scopeOf({ since: SINCE, files, commits: 1 }, tree, measured);

  it('is everything when no full run is known, or when all stands on what changed', () => {
    expect(scopeOf({ since: undefined, files: [], commits: 0 }, tree, measured)).toEqual(EVERYTHING);
    expect(scope('package-lock.json')).toEqual(EVERYTHING);
  });

  it('of a rule is its module, the slow tests and journeys that reach it, and the storm that calls it', () => {
    expect(scope(rules ?? '')).toEqual({
      linted: [routes, rules].sort(),
      leftOutTests: ['apps/server/src/modules/reviews/slow.test.ts'],
      journeys: ['journeys/b.journey.ts'],
      screens: [],
      modules: ['appointments'],
      storms: ['storm'],
      isInsiderAffected: true,
    });
  });

  it('of a card is the screens that show it, and their journeys', () => {
    expect(scope('apps/web/src/features/home/card.tsx')).toMatchObject({
      journeys: ['journeys/a.journey.ts'],
      screens: ['/home'],
      modules: [],
      storms: [],
      isInsiderAffected: false,
    });
  });

  it('of the insider harness is that harness', () => {
    expect(scope('tools/insider/src/main.ts')).toMatchObject({ modules: [], storms: [], isInsiderAffected: true });
  });

  it('of the platform is all of the server, and nothing of the screens', () => {
    expect(scope('apps/server/src/platform/clock.ts')).toMatchObject({
      leftOutTests: [],
      modules: 'all',
      screens: [],
      storms: ['storm', 'payment storm'],
    });
  });

  it('of words in a document is nothing', () => {
    expect(scope('docs/security.md')).toMatchObject({ linted: [], journeys: [], screens: [], modules: [], storms: [] });
  });
});

describe('the age of the last full run', () => {
  const now = new Date('2026-11-10T00:00:00Z');

  it.each([
    [10, '2026-11-09T00:00:00Z', false],
    [151, '2026-11-09T00:00:00Z', true],
    [10, '2026-10-20T00:00:00Z', true],
  ])('after %d commits, from %s, is too great: %s', (commits, date, isOld) => {
    const age = ageOf({ since: { ...SINCE, date }, files: [], commits }, now);
    expect(age.isOld).toBe(isOld);
    expect(age.text.includes('run npm run ci:full')).toBe(isOld);
  });

  it('is said when there was none', () => {
    expect(ageOf({ since: undefined, files: [], commits: 0 }, now)).toMatchObject({ isOld: true });
  });
});
