/** What the demo world needs of the server: the machine room, and each module's way of being seeded. */
export { hashPassword } from './platform/auth/passwords.ts';
export { systemClock, type Clock } from './platform/clock.ts';
export { readConfig } from './platform/config.ts';
export { openPlatform, type Platform } from './platform/platform.ts';
export { seedPeople } from './modules/accounts/accounts.seed.ts';
export type { SeedAddress, SeedCustomer, SeedPerson, SeedProvider } from './modules/accounts/accounts.seed.ts';
export { seedPublicImage, storeSeedImage } from './modules/attachments/attachments.seed.ts';
export type { StoredSeedImage } from './modules/attachments/attachments.seed.ts';
export { seedCatalogue, seedOffers } from './modules/catalogue/catalogue.seed.ts';
export type { SeedCatalogue, SeedOffer } from './modules/catalogue/catalogue.seed.ts';
export { seedHours, seedZones } from './modules/scheduling/scheduling.seed.ts';
export type { SeedHours, SeedZone } from './modules/scheduling/scheduling.seed.ts';
export { anySiteExists, seedMarket, seedSites } from './modules/sites/sites.seed.ts';
export type { SeedMarket, SeedSite } from './modules/sites/sites.seed.ts';
