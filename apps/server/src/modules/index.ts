import { keepAuditMonths } from '../platform/audit/keep-audit-months.ts';
import type { InsideReaction, Reaction } from '../platform/events/events.ts';
import type { BoundModule } from '../platform/http/call.ts';
import { forgetOldKeys } from '../platform/idempotency/forget-old-keys.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import type { Round } from '../platform/jobs/rounds.ts';
import type { BoundMachine } from '../platform/machines/bind-machine.ts';
import { fireTimerOf } from '../platform/machines/fire-timer.ts';
import { makeHistoryMonths } from '../platform/machines/make-history-months.ts';
import { accountsJobs, forgetExpiredCredentials } from './accounts/accounts.jobs.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { deletionRequests } from './accounts/deletion/deletion-request.effects.ts';
import { agreementsReactions } from './agreements/agreements.reactions.ts';
import { agreementsRoutes } from './agreements/agreements.routes.ts';
import { appointments } from './appointments/appointment.effects.ts';
import { appointmentsJobs, makeAppointmentMonths } from './appointments/appointments.jobs.ts';
import { appointmentsRoutes } from './appointments/appointments.routes.ts';
import { attachmentsJobs } from './attachments/attachments.jobs.ts';
import { attachmentsReactions } from './attachments/attachments.reactions.ts';
import { attachmentsRoutes } from './attachments/attachments.routes.ts';
import { files } from './attachments/file.effects.ts';
import { answerVendorCalls } from './calls/call-webhook.routes.ts';
import { callsJobs, forgetOldCalls } from './calls/calls.jobs.ts';
import { callsRoutes } from './calls/calls.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { complianceRoutes } from './compliance/compliance.routes.ts';
import { complianceJobs, tellOfPapers } from './compliance/compliance.jobs.ts';
import { customersReactions } from './customers/customers.reactions.ts';
import { customersRoutes } from './customers/customers.routes.ts';
import { customerProposals } from './customers/proposals/customer-proposal.effects.ts';
import { expensesReactions } from './expenses/expenses.reactions.ts';
import { expensesRoutes } from './expenses/expenses.routes.ts';
import { failedJobsJobs, forgetFailedMessages } from './failed-jobs/failed-jobs.jobs.ts';
import { failedJobsRoutes } from './failed-jobs/failed-jobs.routes.ts';
import { fleetDrivers } from './fleet/drivers/fleet-driver.effects.ts';
import { fleetReactions } from './fleet/fleet.reactions.ts';
import { fleetRoutes } from './fleet/fleet.routes.ts';
import { giftCardsRoutes } from './gift-cards/gift-cards.routes.ts';
import { forgetOldSessions, groomerBookingJobs } from './groomer-booking/groomer-booking.jobs.ts';
import { groomerBookingRoutes } from './groomer-booking/groomer-booking.routes.ts';
import { closeLedgerMonth, ledgerJobs } from './ledger/ledger.jobs.ts';
import { lookupsRoutes } from './lookups/lookups.routes.ts';
import { loyaltyRoutes } from './loyalty/loyalty.routes.ts';
import { marketingRoutes } from './marketing/marketing.routes.ts';
import { merchantJobs, refreshOpenAccounts } from './merchant/merchant.jobs.ts';
import { merchantReactions } from './merchant/merchant.reactions.ts';
import { merchantRoutes } from './merchant/merchant.routes.ts';
import { forgetOldNotices, notificationsJobs } from './notifications/notifications.jobs.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { forgetOldSignUps, onboardingJobs } from './onboarding/onboarding.jobs.ts';
import { onboardingReactions } from './onboarding/onboarding.reactions.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { forgetOldEvents, paymentsJobs } from './payments/payments.jobs.ts';
import { chargeReactions, paymentsReactions } from './payments/payments.reactions.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { reconcile } from './payments/reports/reconcile.jobs.ts';
import { receivePaymentEvents } from './payments/reports/webhook.routes.ts';
import { payoutsJobs, payWeek } from './payouts/payouts.jobs.ts';
import { payoutsReactions } from './payouts/payouts.reactions.ts';
import { payoutsRoutes } from './payouts/payouts.routes.ts';
import { providers } from './providers/provider.effects.ts';
import { providersReactions } from './providers/providers.reactions.ts';
import { providersRoutes } from './providers/providers.routes.ts';
import { publicPagesRoutes } from './public-pages/public-pages.routes.ts';
import { PURPOSES } from './purposes.ts';
import { refundReactions } from './refunds/refunds.reactions.ts';
import { refundsRoutes } from './refunds/refunds.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { reviewsJobs } from './reviews/reviews.jobs.ts';
import { reviewsReactions } from './reviews/reviews.reactions.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { forgetPastDays, schedulingJobs } from './scheduling/scheduling.jobs.ts';
import { schedulingRoutes } from './scheduling/scheduling.routes.ts';
import { forgetOldSearches, searchJobs } from './search/search.jobs.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sitesRoutes } from './sites/sites.routes.ts';
import { upsellsReactions } from './upsells/upsells.reactions.ts';
import { upsellsRoutes } from './upsells/upsells.routes.ts';
import { vehicles } from './vehicles/vehicle.effects.ts';
import { vehiclesReactions } from './vehicles/vehicles.reactions.ts';
import { vehiclesRoutes } from './vehicles/vehicles.routes.ts';
import { forgetOldOrders, visitorBookingJobs } from './visitor-booking/visitor-booking.jobs.ts';
import { visitorBookingReactions } from './visitor-booking/visitor-booking.reactions.ts';
import { visitorBookingRoutes } from './visitor-booking/visitor-booking.routes.ts';

/** Registry of all modules: routes, jobs and event reactions. */
export const ROUTES: readonly BoundModule[] = [
  sitesRoutes,
  accountsRoutes,
  agreementsRoutes,
  providersRoutes,
  onboardingRoutes,
  attachmentsRoutes,
  notificationsRoutes,
  schedulingRoutes,
  lookupsRoutes,
  marketingRoutes,
  giftCardsRoutes,
  loyaltyRoutes,
  upsellsRoutes,
  catalogueRoutes,
  searchRoutes,
  groomerBookingRoutes,
  visitorBookingRoutes,
  appointmentsRoutes,
  customersRoutes,
  callsRoutes,
  expensesRoutes,
  reportsRoutes,
  reviewsRoutes,
  ordersRoutes,
  paymentsRoutes,
  refundsRoutes,
  merchantRoutes,
  payoutsRoutes,
  publicPagesRoutes,
  failedJobsRoutes,
  vehiclesRoutes,
  fleetRoutes,
  complianceRoutes,
];

/** Routes for vendors, which are no rows of the contract. */
export const VENDOR_ROUTES = [receivePaymentEvents, answerVendorCalls];

export const REACTIONS: readonly Reaction[] = [
  ...agreementsReactions,
  ...attachmentsReactions,
  ...providersReactions,
  ...customersReactions,
  ...onboardingReactions,
  ...visitorBookingReactions,
  ...expensesReactions,
  ...paymentsReactions,
  ...merchantReactions,
  ...payoutsReactions,
  ...upsellsReactions,
  ...reviewsReactions,
  ...vehiclesReactions,
  ...fleetReactions,
];

/** What happens in the transaction of an event. */
export const INSIDE_REACTIONS: readonly InsideReaction[] = [...chargeReactions(PURPOSES), ...refundReactions(PURPOSES)];

/** Every state machine with its effects. */
export const MACHINES: readonly BoundMachine[] = [
  providers,
  deletionRequests,
  files,
  appointments,
  customerProposals,
  vehicles,
  fleetDrivers,
];

export const JOBS: readonly JobDefinition<never>[] = [
  ...accountsJobs,
  ...attachmentsJobs,
  ...notificationsJobs,
  ...callsJobs,
  ...searchJobs,
  ...groomerBookingJobs,
  ...onboardingJobs,
  ...visitorBookingJobs,
  ...appointmentsJobs,
  ...schedulingJobs,
  ...ledgerJobs,
  ...paymentsJobs,
  ...merchantJobs,
  ...payoutsJobs,
  ...failedJobsJobs,
  ...reviewsJobs,
  ...complianceJobs,
  reconcile,
  forgetOldKeys,
  fireTimerOf(MACHINES),
  makeHistoryMonths,
  keepAuditMonths,
  ...REACTIONS.map((reaction) => reaction.job),
];

/** Jobs on a schedule, for each site. Each makes up for earlier times that did not run (decision 0072). */
export const ROUNDS: readonly Round[] = [
  { job: makeHistoryMonths, schedule: { every: 'day', at: '03:17' } },
  { job: makeAppointmentMonths, schedule: { every: 'day', at: '03:19' } },
  { job: keepAuditMonths, schedule: { every: 'day', at: '03:29' } },
  { job: closeLedgerMonth, schedule: { every: 'month', day: 3, at: '06:07' } },
  { job: forgetExpiredCredentials, schedule: { every: 'day', at: '04:05' } },
  // Late enough that everything of the day before has reached the processor.
  { job: reconcile, schedule: { every: 'day', at: '22:23' } },
  { job: refreshOpenAccounts, schedule: { every: 'hour', minute: 11 } },
  { job: payWeek, schedule: { every: 'monday', at: '13:00' } },
  { job: forgetOldEvents, schedule: { every: 'day', at: '04:37' } },
  { job: forgetPastDays, schedule: { every: 'day', at: '04:31' } },
  { job: forgetOldSearches, schedule: { every: 'hour', minute: 23 } },
  { job: forgetOldSessions, schedule: { every: 'hour', minute: 24 } },
  { job: forgetOldSignUps, schedule: { every: 'hour', minute: 33 } },
  { job: forgetOldOrders, schedule: { every: 'hour', minute: 27 } },
  { job: forgetOldCalls, schedule: { every: 'hour', minute: 13 } },
  { job: forgetOldKeys, schedule: { every: 'hour', minute: 41 } },
  { job: forgetFailedMessages, schedule: { every: 'day', at: '04:43' } },
  { job: tellOfPapers, schedule: { every: 'hour', minute: 51 } },
  { job: forgetOldNotices, schedule: { every: 'day', at: '04:47' } },
];
