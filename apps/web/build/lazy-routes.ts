import type { Plugin } from 'vite';

const THEIRS = /import \{ lazyRouteComponent \} from (["'])@tanstack\/react-router\1/;

/** Fails where the router's plugin writes something else than it is written for. */
export const ownLazyRoutes = (code: string): string | null => {
  if (!code.includes('lazyRouteComponent')) return null;
  const own = code.replace(THEIRS, "import { lazyRouteComponent } from '#shell/lazy-route.ts'");
  if (own === code) throw new Error('A screen is loaded differently than expected');
  return own;
};

/** Screens wait for their files as React wants it, see `lazy-route.ts`. After the plugin that splits them off. */
export const lazyRoutes = (): Plugin => ({
  name: 'tailgate:lazy-routes',
  transform: {
    filter: { id: /[\\/]src[\\/]routes[\\/][^?]*\.tsx$/ },
    handler: (code) => {
      const own = ownLazyRoutes(code);
      return own === null ? null : { code: own, map: null };
    },
  },
});
