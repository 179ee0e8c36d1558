import { byPolicy, ofSite } from '../ability.ts';

export const CHECKOUT_ABILITIES = {
  'checkoutSession.use': byPolicy('checkout_sessions'),
  'customer.book': byPolicy('provider_customers', 'customer_id'),
  'pet.book': byPolicy('pets'),
  'searchSession.read': byPolicy('search_sessions'),
  // Only who is in the result of a search has days and slots; the search itself leaves out who is not bookable.
  'provider.findInSearch': ofSite('providers', 'account_id'),
};
