import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { areaDoor } from './area-door.ts';

/** A tree as the build splits it: a public page at any name, and the areas in a file of their own. */
const splitApp = (load = vi.fn()) => {
  const root = createRootRoute();
  const groomer = createRoute({ getParentRoute: () => root, path: '/groomer' });
  const anybody = createRoute({ getParentRoute: () => root, path: '/$groomerUrl' });
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([anybody]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  load.mockResolvedValue([groomer]);
  const pageAt = (path: string) => router.matchRoutes(path).at(-1)?.routeId;
  return { door: areaDoor(load, () => router), load, pageAt };
};

describe('the routes of the areas', () => {
  it.each(['/groomer', '/groomer/', '/Groomer', '/staff/people', '/fleet-owner/signup'])('are wanted by %s', (path) =>
    expect(splitApp().door.isShutFor(path)).toBe(true),
  );

  it.each(['/', '/login', '/maya-torres', '/groomers-of-austin', '/s/groomer'])('are not wanted by %s', (path) =>
    expect(splitApp().door.isShutFor(path)).toBe(false),
  );

  it('join the others, once', async () => {
    const { door, pageAt } = splitApp();
    expect(pageAt('/groomer')).toBe('/$groomerUrl');
    await Promise.all([door.open(), door.open()]);
    expect(door.isShutFor('/groomer')).toBe(false);
    expect([pageAt('/groomer'), pageAt('/maya-torres')]).toEqual(['/groomer', '/$groomerUrl']);
    await door.open();
    expect(pageAt('/groomer')).toBe('/groomer');
  });

  it('can be asked for again when they did not come', async () => {
    const { door, load, pageAt } = splitApp();
    load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
    await expect(door.open()).rejects.toThrow('Failed to fetch');
    expect(door.isShutFor('/groomer')).toBe(true);
    await door.open();
    expect(pageAt('/groomer')).toBe('/groomer');
  });

  it('are there from the start where the tree is whole', async () => {
    const door = areaDoor(null, () => expect.unreachable('there is nothing to add'));
    await door.open();
    expect(door.isShutFor('/groomer')).toBe(false);
  });
});
