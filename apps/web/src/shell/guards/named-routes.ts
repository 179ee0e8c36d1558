/** The names by which guards speak of pages, and where those pages are. */
export const NAMED_ROUTES = {
  'log-out': '/log-out',
  login: '/login',
  'agreements-updated': '/agreements-updated',
  'customer-order-orderId-pets': '/customer/order/$orderId/pets',
  'customer-new': '/customer/new',
  'customer-welcome': '/customer/welcome',
  customer: '/customer',
  'groomer-new-confirmation': '/groomer/new/confirmation',
  'groomer-signup-start-onboarding': '/groomer/signup/start-onboarding',
  'groomer-account-settings': '/groomer/account/settings',
  groomer: '/groomer',
} as const;

export type RouteName = keyof typeof NAMED_ROUTES;
