import type { Page } from '@playwright/test';
import { webRoutes } from '../../../tools/web-routes.ts';
import { askDatabase } from '../ask-database.ts';
import { OLDER_PAGES, OLDER_STATES } from './older-pages.ts';
import { SCREEN_RULES, type RuleName, type ScreenRule } from './screen-rules.ts';

const RULES = Object.entries(SCREEN_RULES) as [RuleName, ScreenRule][];
/** From there on the navigation is a rail, and a page may have two columns. */
const DESKTOP_FROM = 960;

const asPattern = (route: string) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}/?$`);
const ROUTES = webRoutes()
  // One that names its last part goes before one that leaves it open.
  .toSorted((one, other) => one.split('$').length - other.split('$').length)
  .map((route) => ({ route, pattern: asPattern(route) }));

export const routeAt = (pathname: string): string =>
  ROUTES.find(({ pattern }) => pattern.test(pathname))?.route ?? pathname;

/** Which rules a route may break, because it is older than they are. */
export const olderPageOf = (route: string): readonly RuleName[] =>
  RULES.map(([name]) => name).filter((name) => OLDER_PAGES[name]?.includes(route));

let customers: Promise<ReadonlySet<string>> | undefined;
/** Whose names lead to a record; of others a page may know no more than the name. */
const customerNames = (): Promise<ReadonlySet<string>> =>
  (customers ??= askDatabase(
    "select distinct first_name || ' ' || last_name from accounts where 'customer' = any(roles)",
  ).then((rows) => new Set(rows.split('\n'))));

/** Who may open the record of a customer. */
const OPENS_RECORDS = /^\/(groomer|staff|support)\//;

/** What the page at its present width breaks, by rule. */
export const brokenRules = async (page: Page): Promise<ReadonlyMap<RuleName, readonly string[]>> => {
  const isWide = (page.viewportSize()?.width ?? 0) >= DESKTOP_FROM;
  const { pathname } = new URL(page.url());
  const broken = new Map<RuleName, readonly string[]>();
  for (const [name, { find, on }] of RULES) {
    if (on !== undefined && (on === 'desktop') !== isWide) continue;
    let found = await page.evaluate(find);
    if (name === 'name') {
      const known = OPENS_RECORDS.test(pathname) ? await customerNames() : new Set<string>();
      found = found.filter((text) => known.has(text));
    }
    if (found.length > 0) broken.set(name, [...new Set(found)]);
  }
  return broken;
};

/** In words, but for what an older page is known to break. */
export const newlyBroken = (broken: ReadonlyMap<RuleName, readonly string[]>, pathname: string): string[] =>
  [...broken]
    .filter(([name]) => {
      const route = routeAt(pathname);
      return !olderPageOf(route).includes(name) && OLDER_STATES[name]?.includes(route) !== true;
    })
    .map(([name, found]) => `${name}: ${SCREEN_RULES[name].says}. Here: ${found.join('; ')}`);
