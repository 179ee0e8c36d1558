import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSchema } from '../schema/read-schema.ts';
import { startPrivateTestApi } from '../start-test-api.ts';
import type { TestApi } from '../test-api.ts';
import { buildWorlds } from './build-worlds.ts';
import { worldsIn } from './tags.ts';
import type { World } from './world.ts';

let api: TestApi;
let worlds: Awaited<ReturnType<typeof buildWorlds>>;
beforeAll(async () => {
  api = await startPrivateTestApi({ because: 'worlds need their own sites' });
  worlds = await api.database.asOwner((owner) => buildWorlds(owner, api.platform));
});
afterAll(() => api.close());

describe('tagged worlds', () => {
  it('have a foreign row in every table of a site', async () => {
    const tables = (await api.database.asOwner(readSchema)).filter((t) => t.columns.some((c) => c.name === 'site_id'));
    const without = (world: World | undefined) =>
      tables.filter(({ name }) => world?.rowsOf(name).length === 0).map(({ name }) => name);
    expect(without(worlds.get('otherSite'))).toEqual([]);
    const shared = new Set(tables.filter(({ name }) => worlds.get('site')?.rowsOf(name).length).map((t) => t.name));
    expect(without(worlds.get('stranger')).filter((name) => !shared.has(name))).toEqual([]);
  });

  it('contain the tag of their world in every row', () => {
    const unmarked = [...worlds.values()].flatMap((world) =>
      world.tables.flatMap((table) =>
        world.rowsOf(table).filter((row) => !worldsIn(JSON.stringify(row)).includes(world.name)),
      ),
    );
    expect(unmarked).toEqual([]);
  });
});
