/** Entry point of the demo data: platform services and the seed functions of each module. */
export { hashPassword } from './platform/auth/passwords.ts';
export { systemClock, type Clock } from './platform/clock.ts';
export { readConfig } from './platform/config.ts';
export { openPlatform, type Platform } from './platform/platform.ts';
export { seedAuthenticatorApps, seedPeople } from './modules/accounts/accounts.seed.ts';
export { appCodeAt } from './modules/accounts/second-step/authenticator-app.ts';
export type { SeedAddress, SeedCustomer, SeedPerson } from './modules/accounts/accounts.seed.ts';
export { seedPublicImage, storeSeedImage } from './modules/attachments/attachments.seed.ts';
export type { StoredSeedImage } from './modules/attachments/attachments.seed.ts';
export { seedCatalogue, seedOffers } from './modules/catalogue/catalogue.seed.ts';
export type { SeedCatalogue, SeedOffer } from './modules/catalogue/catalogue.seed.ts';
export { seedProviders } from './modules/providers/providers.seed.ts';
export type { SeedProvider } from './modules/providers/providers.seed.ts';
export { seedHours, seedZones } from './modules/scheduling/scheduling.seed.ts';
export type { SeedHours, SeedZone } from './modules/scheduling/scheduling.seed.ts';
export { anySiteExists, seedLogos, seedMarket, seedSites } from './modules/sites/sites.seed.ts';
export type { SeedMarket, SeedSite } from './modules/sites/sites.seed.ts';
