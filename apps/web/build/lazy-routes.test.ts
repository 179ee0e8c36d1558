import { expect, it } from 'vitest';
import { ownLazyRoutes } from './lazy-routes.ts';

const SPLIT = `import { lazyRouteComponent } from "@tanstack/react-router";
const $$splitComponentImporter = () => import("./home.tsx?tsr-split=component");
export const Route = createFileRoute("/")({ component: lazyRouteComponent($$splitComponentImporter, "component") });`;

it('has every screen loaded by our own loader', () => {
  const own = ownLazyRoutes(SPLIT);
  expect(own).toContain(`import { lazyRouteComponent } from '#shell/lazy-route.ts'`);
  expect(own).not.toContain('@tanstack/react-router');
});

it('leaves files alone that load nothing later', () => {
  expect(ownLazyRoutes('export const answer = 42;')).toBeNull();
});

it('stops the build where the router writes it in another way, instead of letting its loader through', () => {
  expect(() => ownLazyRoutes(SPLIT.replace('lazyRouteComponent }', 'lazyRouteComponent as lazy }'))).toThrow(
    'loaded differently',
  );
});
