import { ENTER, go, type Decision } from './decision.ts';
import { NAMED_ROUTES, type RouteName } from './named-routes.ts';
import type { CustomerStatus, ProviderStatus, Situation } from './situation.ts';

/** Where a groomer of each status belongs. */
export const PAGE_OF_GROOMER_STATUS = {
  new: 'groomer-new-confirmation',
  pending: 'groomer-new-confirmation',
  approved: 'groomer-signup-start-onboarding',
  active: 'groomer',
  inactive: 'log-out',
} as const satisfies Record<ProviderStatus, RouteName>;

export const PAGE_OF_CUSTOMER_STATUS = {
  pending: 'customer-welcome',
  active: 'customer',
  inactive: 'log-out',
} as const satisfies Record<CustomerStatus, RouteName>;

/** Access to an area's first page is access to all its pages. */
const AREAS: readonly RouteName[] = ['groomer', 'customer'];

const isAt = (name: RouteName, path: string): boolean =>
  path.replace(/\/$/, '') === NAMED_ROUTES[name] ||
  (AREAS.includes(name) && path.startsWith(`${NAMED_ROUTES[name]}/`) && !isStatusPage(path));

const isStatusPage = (path: string): boolean =>
  [...Object.values(PAGE_OF_GROOMER_STATUS), ...Object.values(PAGE_OF_CUSTOMER_STATUS)].some(
    (name) => !AREAS.includes(name) && path.replace(/\/$/, '') === NAMED_ROUTES[name],
  );

const hasPage = <Status extends string>(pages: Readonly<Record<Status, RouteName>>, status: string): status is Status =>
  Object.hasOwn(pages, status);

const statusGuard =
  <Status extends string>(pages: Readonly<Record<Status, RouteName>>) =>
  ({ account, page }: Situation): Decision => {
    const status = account?.status;
    if (!status || page.openTo.includes(status) || !hasPage(pages, status)) return ENTER;
    const belongs = pages[status];
    if (isAt(belongs, page.path)) return ENTER;
    return belongs === 'log-out' ? go('log-out', { search: { redirect: page.href, inactive: true } }) : go(belongs);
  };

/** Sends everybody to the page that matches their status, unless they are there already. */
export const groomerStatus = statusGuard<ProviderStatus>(PAGE_OF_GROOMER_STATUS);
export const customerStatus = statusGuard<CustomerStatus>(PAGE_OF_CUSTOMER_STATUS);
