/** Entry point of the demo data: platform services and the seed functions of each module. */
export { seedAgreements } from './modules/agreements/agreements.seed.ts';
export type { SeedAgreement, SeedSigning } from './modules/agreements/agreements.seed.ts';
export { hashPassword } from './platform/auth/passwords.ts';
export { systemClock, type Clock } from './platform/clock.ts';
export { readConfig } from './platform/config.ts';
export { analyzeTables } from './platform/db/as-owner.ts';
export type { Tx } from './platform/db/database.ts';
export { openPlatform, type Platform } from './platform/platform.ts';
export { seedAuthenticatorApps, seedPeople } from './modules/accounts/accounts.seed.ts';
export { appCodeAt } from './modules/accounts/second-step/authenticator-app.ts';
export type { SeedAddress, SeedCustomer, SeedPerson } from './modules/accounts/accounts.seed.ts';
export {
  resizeSeedImage,
  seedDocument,
  seedPublicImage,
  storeResizedSeedImage,
  storeSeedDocument,
  storeSeedImage,
} from './modules/attachments/attachments.seed.ts';
export type { StoredSeedDocument, StoredSeedImage } from './modules/attachments/attachments.seed.ts';
export { drawSampleDocument } from './modules/attachments/sample-document.seed.ts';
export { seedAppointments } from './modules/appointments/appointments.seed.ts';
export type { SeedAppointment } from './modules/appointments/appointments.seed.ts';
export { seedCatalogue, seedOffers } from './modules/catalogue/catalogue.seed.ts';
export type { SeedCatalogue, SeedOffer } from './modules/catalogue/catalogue.seed.ts';
export { seedPets, seedRelations } from './modules/customers/customers.seed.ts';
export type { SeedPet, SeedRelation } from './modules/customers/customers.seed.ts';
export { seedExpenses } from './modules/expenses/expenses.seed.ts';
export type { SeedExpense } from './modules/expenses/expenses.seed.ts';
export { seedCustody } from './modules/custody/index.ts';
export type { SeedCustody } from './modules/custody/index.ts';
export { emptyDriverHistory, seedFleets, seedVanTerms } from './modules/fleet/fleet.seed.ts';
export type {
  SeedAssignment,
  SeedBlock,
  SeedFleetDriver,
  SeedFleetPolicy,
  SeedFleets,
  SeedPriceAdjustment,
  SeedVanTerms,
} from './modules/fleet/fleet.seed.ts';
export { giftCardEntries, seedGiftCards } from './modules/gift-cards/gift-cards.seed.ts';
export type { SeedGiftCard } from './modules/gift-cards/gift-cards.seed.ts';
export {
  completionEntries,
  emptyLedger,
  laterTipEntries,
  noShowEntries,
  payoutEntries,
  seedLedger,
} from './modules/ledger/ledger.seed.ts';
export type { SeedTransaction } from './modules/ledger/ledger.seed.ts';
export { emptyLoyalty, seedLoyalty } from './modules/loyalty/loyalty.seed.ts';
export type { SeedLoyalty } from './modules/loyalty/loyalty.seed.ts';
export { seedCoupons } from './modules/marketing/marketing.seed.ts';
export type { SeedCoupon } from './modules/marketing/marketing.seed.ts';
export { seedAcceptedPolicies, seedLeads } from './modules/visitor-booking/visitor-booking.seed.ts';
export type { SeedLead } from './modules/visitor-booking/visitor-booking.seed.ts';
export { emptyAuditRecords, seedAuditRecords } from './platform/audit/audit.seed.ts';
export type { SeedRecord } from './platform/audit/audit.seed.ts';
export { seedApplications } from './modules/onboarding/onboarding.seed.ts';
export type { SeedApplication } from './modules/onboarding/onboarding.seed.ts';
export { emptyOrders, seedLaterTips, seedOrders } from './modules/orders/orders.seed.ts';
export type { SeedLaterTip, SeedOrder } from './modules/orders/orders.seed.ts';
export { chargedParts, consentByBooking, covers } from './modules/orders/consents/consent.rules.ts';
export { seedCards, seedCharges } from './modules/payments/payments.seed.ts';
export type { SeedCard, SeedCharge } from './modules/payments/payments.seed.ts';
export { seedAccounts } from './modules/merchant/merchant.seed.ts';
export type { SeedAccount } from './modules/merchant/merchant.seed.ts';
export { seedPayouts } from './modules/payouts/payouts.seed.ts';
export type { SeedPayout } from './modules/payouts/payouts.seed.ts';
export { emptyRefunds } from './modules/refunds/refunds.seed.ts';
export { seedProviders } from './modules/providers/providers.seed.ts';
export type { SeedProvider } from './modules/providers/providers.seed.ts';
export { seedReportCards } from './modules/reports/reports.seed.ts';
export type { SeedReportCard } from './modules/reports/reports.seed.ts';
export { seedReviews } from './modules/reviews/reviews.seed.ts';
export type { SeedReview } from './modules/reviews/reviews.seed.ts';
export type { VanBlock } from './modules/scheduling/index.ts';
export { seedHours, seedZones } from './modules/scheduling/scheduling.seed.ts';
export type { SeedHours, SeedZone } from './modules/scheduling/scheduling.seed.ts';
export { anySiteExists, seedLogos, seedMarket, seedSites, seedStateTax } from './modules/sites/sites.seed.ts';
export type { SeedMarket, SeedSite } from './modules/sites/sites.seed.ts';
export { seedUpsells } from './modules/upsells/upsells.seed.ts';
export type { SeedUpsell } from './modules/upsells/upsells.seed.ts';
export { emptyVehicleHistory, seedVehicles } from './modules/vehicles/vehicles.seed.ts';
export type { SeedReading, SeedVehicle, SeedVehicleMove } from './modules/vehicles/vehicles.seed.ts';
export { orderBasis, type OrderBasis } from './modules/orders/order-basis.view.ts';
