import { byPolicy, ofSite, secret } from '../ability.ts';

export const SEARCH_ABILITIES = {
  'searchSession.read': secret(byPolicy('search_sessions')),
  // Only who is in the result of a search has days and slots; the search itself leaves out who is not bookable.
  'provider.findInSearch': ofSite('providers', 'account_id'),
};
