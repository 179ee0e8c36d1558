import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import type { LoadAreaRoutes } from './area-routes.ts';

export interface AreaDoor {
  /** Whether this page lies in an area whose routes have not come yet. */
  readonly isShutFor: (path: string) => boolean;
  readonly open: () => Promise<void>;
}

/** As the router compares: `/Groomer` is the same page. */
const isInArea = (path: string): boolean =>
  Object.values(AREA_OF_ROLE).some((area) => `${path}/`.toLowerCase().startsWith(`${area}/`));

/** Adds the routes of the areas to the tree, once, when the first page of an area is asked for. */
export const areaDoor = (load: LoadAreaRoutes | null, routerOf: () => AnyRouter): AreaDoor => {
  let isOpen = load === null;
  return {
    isShutFor: (path) => !isOpen && isInArea(path),
    open: async () => {
      const routes = await load?.();
      if (isOpen || !routes) return;
      isOpen = true;
      const router = routerOf();
      const routeTree = router.routeTree as AnyRoute;
      routeTree.addChildren([...(routeTree.children as readonly AnyRoute[]), ...routes]);
      router.setRoutes(router.buildRouteTree());
    },
  };
};
