import { accountsContract } from './accounts/accounts.contract.ts';
import { agreementsContract } from './agreements/agreements.contract.ts';
import { appointmentsContract } from './appointments/appointments.contract.ts';
import { attachmentsContract } from './attachments/attachments.contract.ts';
import { callsContract } from './calls/calls.contract.ts';
import { catalogueContract } from './catalogue/catalogue.contract.ts';
import { complianceContract } from './compliance/compliance.contract.ts';
import { customersContract } from './customers/customers.contract.ts';
import { expensesContract } from './expenses/expenses.contract.ts';
import { failedJobsContract } from './failed-jobs/failed-jobs.contract.ts';
import { fleetContract } from './fleet/fleet.contract.ts';
import { giftCardsContract } from './gift-cards/gift-cards.contract.ts';
import { groomerBookingContract } from './groomer-booking/groomer-booking.contract.ts';
import { lookupsContract } from './lookups/lookups.contract.ts';
import { loyaltyContract } from './loyalty/loyalty.contract.ts';
import { marketingContract } from './marketing/marketing.contract.ts';
import { merchantContract } from './merchant/merchant.contract.ts';
import { notificationsContract } from './notifications/notifications.contract.ts';
import { onboardingContract } from './onboarding/onboarding.contract.ts';
import { ordersContract } from './orders/orders.contract.ts';
import { paymentsContract } from './payments/payments.contract.ts';
import { payoutsContract } from './payouts/payouts.contract.ts';
import { providersContract } from './providers/providers.contract.ts';
import { publicPagesContract } from './public-pages/public-pages.contract.ts';
import { refundsContract } from './refunds/refunds.contract.ts';
import { reportsContract } from './reports/reports.contract.ts';
import { reviewsContract } from './reviews/reviews.contract.ts';
import { schedulingContract } from './scheduling/scheduling.contract.ts';
import { searchContract } from './search/search.contract.ts';
import { sitesContract } from './sites/sites.contract.ts';
import { upsellsContract } from './upsells/upsells.contract.ts';
import { vehiclesContract } from './vehicles/vehicles.contract.ts';
import { visitorBookingContract } from './visitor-booking/visitor-booking.contract.ts';

/** Every row of the API, by module. */
export const CONTRACT = {
  sites: sitesContract,
  accounts: accountsContract,
  agreements: agreementsContract,
  providers: providersContract,
  onboarding: onboardingContract,
  attachments: attachmentsContract,
  notifications: notificationsContract,
  scheduling: schedulingContract,
  marketing: marketingContract,
  'gift-cards': giftCardsContract,
  loyalty: loyaltyContract,
  upsells: upsellsContract,
  lookups: lookupsContract,
  catalogue: catalogueContract,
  search: searchContract,
  'groomer-booking': groomerBookingContract,
  'visitor-booking': visitorBookingContract,
  appointments: appointmentsContract,
  customers: customersContract,
  calls: callsContract,
  expenses: expensesContract,
  reports: reportsContract,
  reviews: reviewsContract,
  orders: ordersContract,
  payments: paymentsContract,
  refunds: refundsContract,
  merchant: merchantContract,
  payouts: payoutsContract,
  vehicles: vehiclesContract,
  fleet: fleetContract,
  compliance: complianceContract,
  'failed-jobs': failedJobsContract,
  'public-pages': publicPagesContract,
};
