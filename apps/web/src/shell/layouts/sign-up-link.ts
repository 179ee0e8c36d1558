import type { Role } from '@tailgate/contract';

/** Where groomers sign up. */
export const SIGN_UP = '/groomer/new';

/** Offered to visitors only, and only by a product that has the page. */
export const signUpLink = (routesByPath: object, reader: Role | null): typeof SIGN_UP | null =>
  reader === null && Object.hasOwn(routesByPath, SIGN_UP) ? SIGN_UP : null;
