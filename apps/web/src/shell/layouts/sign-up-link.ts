import type { Role } from '@tailgate/contract';

/** Where groomers sign up. */
const SIGN_UP = '/groomer/new';

/** Offered to visitors only. */
export const signUpLink = (reader: Role | null): typeof SIGN_UP | null => (reader === null ? SIGN_UP : null);
