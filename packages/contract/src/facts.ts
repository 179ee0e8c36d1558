/**
 * The entry for code that must not load zod: constants, enums and machine rows, without a single schema. The schemas
 * read the same values, so a limit that a form shows is the limit that the API applies.
 */
export * from './accounts/accounts.facts.ts';
export * from './accounts/deletion-request.machine.ts';
export * from './accounts/refresh-cookie.facts.ts';
export * from './accounts/second-step.facts.ts';
export * from './accounts/session-calls.facts.ts';
export * from './agreements/agreements.facts.ts';
export * from './address.facts.ts';
export * from './attachments/attachments.facts.ts';
export * from './attachments/file.machine.ts';
export * from './appointments/appointment.machine.ts';
export * from './appointments/appointments.facts.ts';
export * from './caps.ts';
export * from './catalogue/catalogue.facts.ts';
export * from './customers/customers.facts.ts';
export * from './duties.ts';
export * from './groomer-booking/recurring.facts.ts';
export * from './expenses/expenses.facts.ts';
export * from './gift-cards/gift-cards.facts.ts';
export * from './live/live-topics.ts';
export * from './loyalty/loyalty.facts.ts';
export * from './marketing/marketing.facts.ts';
export * from './lookups/lookups.facts.ts';
export * from './machine.ts';
export * from './onboarding/onboarding.facts.ts';
export * from './onboarding/sign-up-steps.facts.ts';
export * from './merchant/merchant.facts.ts';
export * from './visitor-booking/visitor-booking.facts.ts';
export * from './orders/orders.facts.ts';
export * from './paging.facts.ts';
export * from './payments/payments.facts.ts';
export * from './payouts/payouts.facts.ts';
export * from './providers/booking-steps.facts.ts';
export * from './providers/provider.machine.ts';
export * from './providers/providers.facts.ts';
export * from './public-pages/public-pages.facts.ts';
export * from './refunds/refunds.facts.ts';
export * from './reports/reports.facts.ts';
export * from './reviews/reviews.facts.ts';
export * from './roles.ts';
export * from './scheduling/scheduling.facts.ts';
export * from './sites/site-pages.facts.ts';
export * from './sites/sites.facts.ts';
export * from './sites/tax-places.facts.ts';
export * from './upsells/upsells.facts.ts';
