import type { AnyRoute } from '@tanstack/react-router';

export type LoadAreaRoutes = () => Promise<readonly AnyRoute[]>;

/**
 * Fetches the routes below the areas of the roles. Only in the build, which keeps them apart from the first page and
 * writes this function (build/split-route-tree.ts); elsewhere the tree has all routes from the start.
 */
export const loadAreaRoutes: LoadAreaRoutes | null = null;
