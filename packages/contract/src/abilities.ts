import { ACCOUNTS_ABILITIES } from './accounts/accounts.abilities.ts';
import { AGREEMENTS_ABILITIES } from './agreements/agreements.abilities.ts';
import { APPOINTMENTS_ABILITIES } from './appointments/appointments.abilities.ts';
import { ATTACHMENTS_ABILITIES } from './attachments/attachments.abilities.ts';
import { CATALOGUE_ABILITIES } from './catalogue/catalogue.abilities.ts';
import { CUSTOMERS_ABILITIES } from './customers/customers.abilities.ts';
import { EXPENSES_ABILITIES } from './expenses/expenses.abilities.ts';
import { FLEET_ABILITIES } from './fleet/fleet.abilities.ts';
import { GIFT_CARDS_ABILITIES } from './gift-cards/gift-cards.abilities.ts';
import { GROOMER_BOOKING_ABILITIES } from './groomer-booking/groomer-booking.abilities.ts';
import { MARKETING_ABILITIES } from './marketing/marketing.abilities.ts';
import { NOTIFICATIONS_ABILITIES } from './notifications/notifications.abilities.ts';
import { ONBOARDING_ABILITIES } from './onboarding/onboarding.abilities.ts';
import { ORDERS_ABILITIES } from './orders/orders.abilities.ts';
import { PAYMENTS_ABILITIES } from './payments/payments.abilities.ts';
import { PROVIDERS_ABILITIES } from './providers/providers.abilities.ts';
import { REFUNDS_ABILITIES } from './refunds/refunds.abilities.ts';
import { REPORTS_ABILITIES } from './reports/reports.abilities.ts';
import { REVIEWS_ABILITIES } from './reviews/reviews.abilities.ts';
import { SCHEDULING_ABILITIES } from './scheduling/scheduling.abilities.ts';
import { SEARCH_ABILITIES } from './search/search.abilities.ts';
import { SITES_ABILITIES } from './sites/sites.abilities.ts';
import { UPSELLS_ABILITIES } from './upsells/upsells.abilities.ts';
import { VEHICLES_ABILITIES } from './vehicles/vehicles.abilities.ts';
import { VISITOR_BOOKING_ABILITIES } from './visitor-booking/visitor-booking.abilities.ts';

/** Every ability that a reference can name, by what it decides about. */
export const ABILITIES = {
  ...SITES_ABILITIES,
  ...ACCOUNTS_ABILITIES,
  ...AGREEMENTS_ABILITIES,
  ...PROVIDERS_ABILITIES,
  ...ONBOARDING_ABILITIES,
  ...ATTACHMENTS_ABILITIES,
  ...NOTIFICATIONS_ABILITIES,
  ...SCHEDULING_ABILITIES,
  ...CATALOGUE_ABILITIES,
  ...SEARCH_ABILITIES,
  ...GROOMER_BOOKING_ABILITIES,
  ...VISITOR_BOOKING_ABILITIES,
  ...APPOINTMENTS_ABILITIES,
  ...CUSTOMERS_ABILITIES,
  ...EXPENSES_ABILITIES,
  ...ORDERS_ABILITIES,
  ...PAYMENTS_ABILITIES,
  ...MARKETING_ABILITIES,
  ...REFUNDS_ABILITIES,
  ...REPORTS_ABILITIES,
  ...GIFT_CARDS_ABILITIES,
  ...UPSELLS_ABILITIES,
  ...REVIEWS_ABILITIES,
  ...VEHICLES_ABILITIES,
  ...FLEET_ABILITIES,
};

export type Ability = keyof typeof ABILITIES;
/** The table whose rows an ability decides about. */
export type TableOf<A extends Ability> = (typeof ABILITIES)[A]['table'];
/** Abilities that every caller has on every row of the site. */
export type SiteAbility = { [A in Ability]: (typeof ABILITIES)[A]['scope'] extends 'site' ? A : never }[Ability];
