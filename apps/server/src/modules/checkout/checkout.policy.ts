import type { Rows } from '../../platform/access/policy.ts';

export const checkoutPolicy = {
  // Nobody signs in to look around: the id, which cannot be guessed, is what one has to know.
  'searchSession.read':
    (now: Date): Rows<'search_sessions'> =>
    (search) =>
      search('expires_at', '>', now),
};
