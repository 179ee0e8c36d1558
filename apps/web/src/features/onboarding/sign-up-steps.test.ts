import { SIGN_UP_STEPS, type SignUpStepRow } from '@tailgate/contract/facts';
import { expect, it } from 'vitest';
import tree from '../../routeTree.gen.ts?raw';

const AREAS = { grooming: '/groomer/signup', fleetOwner: '/fleet-owner/signup', maintenance: '/mechanic' } as const;
const kinds = Object.keys(AREAS) as (keyof typeof AREAS)[];
const section = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
const routes = [...section.matchAll(/'(\/[^']*)':/g)].map(([, path = '']) => path);

const steps = kinds.flatMap((kind) =>
  (SIGN_UP_STEPS[kind] as readonly SignUpStepRow[]).map(({ key, path }) => ({ own: `${AREAS[kind]}/${key}`, path })),
);

/** A step is served once its screen is there: a path without a screen is a dead end, a screen without a path is lost. */
it.each(steps)('the step at $own is served if it has a screen', ({ own, path }) => {
  if (routes.includes(own)) expect(path).toBe(own);
  else if (path !== null) expect(routes).toContain(path);
});
