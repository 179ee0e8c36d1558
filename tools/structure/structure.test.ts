import { describe, expect, it } from 'vitest';
import { templateProblems } from './page-templates.ts';
import { circlesOf, strayArrows } from './acyclic.ts';
import { flatRooms, MOST_FILES } from './flat-rooms.ts';
import { ownedTables, ownersOf, tablesOf } from './table-owners.ts';
import { tableUses } from './table-use.ts';
import { castProblems } from './unknown-casts.ts';
import { useCaseProblems } from './use-cases.ts';

const tables = new Set(['orders', 'pets', 'sites']);

describe('tableUses()', () => {
  it('finds tables in query builder calls', () => {
    const source = `tx\n  .selectFrom('orders as o')\n  .innerJoin('pets', 'pets.id', 'o.pet_id');\ntx.deleteFrom('pets')`;
    expect(tableUses(source, tables)).toEqual([
      { table: 'orders', line: 2, writes: false },
      { table: 'pets', line: 3, writes: false },
      { table: 'pets', line: 4, writes: true },
    ]);
  });

  it('finds tables in SQL templates, with type arguments and over several lines', () => {
    const source =
      'sql<Row<{ id: string }>>`select 1\n  from orders join pets using (id)`; sql`update sites set a = 1`';
    expect(tableUses(source, tables)).toEqual([
      { table: 'orders', line: 2, writes: false },
      { table: 'pets', line: 2, writes: false },
      { table: 'sites', line: 2, writes: true },
    ]);
  });

  it('counts a deletion in SQL as one write', () => {
    expect(tableUses('sql`delete from orders where id = 1`', tables)).toEqual([
      { table: 'orders', line: 1, writes: true },
    ]);
  });

  it('ignores prose and unknown tables', () => {
    expect(tableUses("// taken from orders\ntx.selectFrom('unknown')", tables)).toEqual([]);
  });
});

describe('ownersOf()', () => {
  it('reports tables that are claimed twice, by nobody, or that do not exist', () => {
    const { problems } = ownersOf(
      tables,
      new Map([
        ['booking', ['orders', 'ghosts']],
        ['customers', ['orders', 'pets']],
      ]),
    );
    expect(problems).toEqual([
      'booking claims ghosts, which does not exist',
      'orders is claimed by booking and by customers',
      'sites has no owner',
    ]);
  });
});

describe('READMEs and row types', () => {
  it('reads the claimed tables from the Owns item alone', () => {
    expect(ownedTables('- **Owns** `orders`,\n  `pets`.\n- **Emits** `orders.placed`')).toEqual(['orders', 'pets']);
  });

  it('reads the tables from the generated interface', () => {
    expect([...tablesOf('export interface DB {\n  orders: Orders;\n  pets: Pets;\n}\n')]).toEqual(['orders', 'pets']);
  });
});

describe('useCaseProblems()', () => {
  const problems = (source: string) => useCaseProblems(source).map(({ problem }) => problem);

  it('accepts the one signature, with what is not needed left out', () => {
    expect(
      problems(
        'export const book = async (\n  tx: Tx,\n  viewer: Viewer,\n  { at }: { at: Date },\n  { clock }: Pick<Platform, "clock">,\n) => {}',
      ),
    ).toEqual([]);
    expect(problems('export const book = (tx: Tx, viewer: Viewer) => 1')).toEqual([]);
    expect(problems('export const sum = (one: number, other: number) => one + other')).toEqual([]);
  });

  it('accepts the same in steps', () => {
    expect(
      problems('export const move = async <T>(steps: Steps<T>, viewer: Viewer, to: Move, platform: Platform) => {}'),
    ).toEqual([]);
    expect(problems('export const find = (stage: Stage, page: Page, platform: Platform) => {}')).toEqual([]);
    expect(problems('export const signIn = (call: StagedCall<typeof row>) => {}')).toEqual([]);
  });

  it.each([
    ['(tx: Tx, platform: Platform, viewer: Viewer)', 'book takes the viewer elsewhere than second'],
    ['(tx: Tx, id: string, viewer: Viewer)', 'book takes the viewer elsewhere than second'],
    ['(tx: Tx, { clock }: Platform, id: string)', 'book takes the platform elsewhere than last'],
    ['(viewer: Viewer, tx: Tx)', 'book takes the transaction elsewhere than first'],
    ['(tx: Tx, viewer: Viewer, clock: Clock, id: string)', 'book takes the clock instead of the platform'],
    ['(tx: Tx, viewer: Viewer, a: A, b: B, platform: Platform)', 'book takes more than (tx, viewer, input, platform)'],
    ['({ tx, body }: Call<typeof row>)', 'book takes the call, which only routes know'],
    ['<T>(steps: Steps<T>, platform: Platform, move: Move)', 'book takes the platform elsewhere than last'],
    ['(platform: Pick<Platform, "log">, stage: Stage)', 'book takes the stage elsewhere than first'],
    ['(stage: Stage, a: A, b: B, c: C, platform: Platform)', 'book takes more than (tx, viewer, input, platform)'],
    ['(pet: Pet, { clock }: Platform, id: string)', 'book takes the platform elsewhere than last'],
  ])('refuses %s', (parameters, problem) => {
    expect(problems(`export const book = async ${parameters} => {}`)).toEqual([problem]);
  });

  it('refuses two verbs in a file', () => {
    const verbs = ['book', 'cancel'].map((name) => `export const ${name} = (tx: Tx, viewer: Viewer) => 1;`);
    expect(problems(verbs.join('\n'))).toEqual(['cancel shares a file with book: one verb a file']);
  });
});

describe('flatRooms()', () => {
  const room = (files: number, ending = '.ts') => Array.from({ length: files }, (_, index) => `a/b/${index}${ending}`);

  it('refuses a room with too many files, wherever it is', () => {
    expect(flatRooms(room(MOST_FILES))).toEqual([]);
    expect(flatRooms(room(MOST_FILES + 1))).toEqual(['a/b holds 31 files: a room has at most 30, split it by noun']);
  });

  it('counts neither tests nor rooms inside', () => {
    expect(flatRooms([...room(MOST_FILES), ...room(5, '.test.tsx'), 'a/b/c/one.ts'])).toEqual([]);
  });
});

describe('templateProblems()', () => {
  const route = (body: string) => `${body}\nexport const Route = createFileRoute('/a')({ component: A });`;
  const problems = (files: Record<string, string>) => templateProblems(new Map(Object.entries(files)));

  it('accepts one template, also when a file of the routes brings it', () => {
    expect(problems({ 'a.tsx': route("import { FormPage } from '#ui/pages/form-page.tsx';") })).toEqual([]);
    expect(
      problems({
        'x/a.tsx': route("import { Screen } from '../-b/screen.tsx';"),
        '-b/screen.tsx': "import {\n  DashboardColumn,\n  DashboardPage,\n} from '#ui/pages/dashboard-page.tsx';",
      }),
    ).toEqual([]);
  });

  it('reports a screen with no template, and one with two', () => {
    expect(problems({ 'a.tsx': route("import { Card } from '#ui/layout/card.tsx';") })).toEqual([
      'a.tsx uses no page template: exactly one of ui/pages',
    ]);
    expect(
      problems({
        'a.tsx': route(
          "import { FormPage } from '#ui/pages/form-page.tsx';\nimport { TablePage } from '#ui/pages/table-page.tsx';",
        ),
      }),
    ).toEqual(['a.tsx uses #ui/pages/form-page.tsx and #ui/pages/table-page.tsx: exactly one of ui/pages']);
  });

  it('ignores layouts and redirects', () => {
    expect(
      problems({
        'a/route.tsx': route("import { Area } from '#shell/layouts/area.tsx';"),
        'b.tsx': "export const Route = createFileRoute('/b')({ beforeLoad: go });",
      }),
    ).toEqual([]);
  });
});

describe('castProblems()', () => {
  const problems = (source: string, staying: Record<string, string> = {}) =>
    castProblems(new Map([['a.ts', source]]), staying);
  const CAST = 'const a = 1;\nconst b = (a as unknown) as string;';

  it('refuses a cast through unknown', () => {
    expect(problems(CAST)).toEqual(['a.ts:2 casts through unknown: type it, or list it']);
    expect(problems('call(a as unknown as Week);')).toHaveLength(1);
  });

  it('accepts other casts, and those that are only written about', () => {
    expect(problems("const b = a as unknown;\n// a as unknown as B\nconst c = 'a as unknown as B';")).toEqual([]);
    expect(problems('const b = (a as Week).days as unknown;')).toEqual([]);
  });

  it('accepts a file with a reason, and refuses a reason without a cast', () => {
    expect(problems(CAST, { 'a.ts': 'because' })).toEqual([]);
    expect(problems('const a = 1;', { 'a.ts': 'because' })).toEqual([
      'a.ts is listed for a cast through unknown that it no longer has',
    ]);
    expect(problems(CAST, { 'a.ts': 'because', 'b.ts': 'because' })).toHaveLength(1);
  });
});

describe('arrows', () => {
  it('are refused in a circle, however long', () => {
    expect(circlesOf({ orders: ['appointments'], refunds: ['orders'], appointments: [] })).toEqual([]);
    expect(circlesOf({ orders: ['appointments'], appointments: ['times'], times: ['orders'] })).toEqual([
      'orders → appointments → times → orders',
    ]);
    expect(circlesOf({ orders: ['orders'] })).toEqual(['orders → orders']);
  });

  it('are refused where the room is gone', () => {
    expect(strayArrows({ orders: ['booking'] }, new Set(['orders', 'appointments']))).toEqual(['booking']);
  });
});
