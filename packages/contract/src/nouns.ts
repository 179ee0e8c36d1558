/**
 * What screens show and calls change, in the words of the glossary. Reads name what they show, writes what they change,
 * live messages what has changed elsewhere; who reads what again is derived from it. What nobody can change (reasons,
 * breeds, addresses) or what a person sees anew at every visit (the audit) has no noun, and neither has the booking of a
 * visitor: whoever puts it together has the whole of it in every answer.
 */
export const NOUNS = [
  'account',
  'agreements',
  'applicants',
  'appointments',
  'cards',
  /** What a customer is asked to confirm by a link. */
  'confirmation',
  'coupons',
  /** Who holds which van when. */
  'custody',
  'customers',
  'documents',
  /** Who drives for whom. */
  'drivers',
  'expenses',
  'failed-jobs',
  'fees',
  /** The days and starts that can be booked, of anybody. */
  'free-times',
  'gift-cards',
  'groomer-booking',
  'leads',
  'loyalty',
  'menu',
  /** Earnings, payouts, taxes and refunds: what the ledger says. */
  'money',
  'notification-choices',
  'pages',
  'payment-link',
  'payout-account',
  'pets',
  /** Of fleets. */
  'policies',
  'preferences',
  'profile',
  /** Changes that groomers propose to the data of a customer. */
  'proposals',
  'report-cards',
  'reviews',
  'security',
  'services',
  'sessions',
  /** How far the sign-up of a provider is. */
  'sign-up',
  'site',
  'taxes',
  'team',
  'time-off',
  /** Appointments that are offered to somebody: by a partner, or to whoever is first. */
  'trades',
  'upsells',
  'vans',
  'work-zones',
  'working-hours',
] as const;

export type Noun = (typeof NOUNS)[number];
