import type { GuardName } from './guards.ts';
import type { AccountStatus } from './situation.ts';

/** What a route says of itself in `staticData`; a page inherits the guards of the routes around it. */
export interface RouteRules {
  readonly guards?: readonly GuardName[];
  /** Guards of the area that this page does without. */
  readonly waives?: readonly GuardName[];
  /** Statuses that may open this page although their own page is another one. */
  readonly openTo?: readonly AccountStatus[];
  /** Detail pages and step flows leave the tab bar out: their own action bar takes its place. */
  readonly tabs?: false;
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the router's own door for additions
  interface StaticDataRouteOption extends RouteRules {}
}

/** The rules of a page, from the outermost route to itself. */
export const combinedRules = (chain: readonly RouteRules[]) => {
  const waived = chain.flatMap(({ waives = [] }) => waives);
  return {
    guards: chain.flatMap(({ guards = [] }) => guards).filter((name) => !waived.includes(name)),
    openTo: chain.flatMap(({ openTo = [] }) => openTo),
    tabs: chain.every(({ tabs }) => tabs !== false),
  };
};
