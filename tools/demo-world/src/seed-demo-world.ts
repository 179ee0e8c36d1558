import { isPrivileged, type Role } from '@tailgate/contract';
import {
  analyzeTables,
  anySiteExists,
  emptyAuditRecords,
  emptyDriverHistory,
  emptyLedger,
  emptyLoyalty,
  emptyOrders,
  emptyRefunds,
  emptyVehicleHistory,
  hashPassword,
  openPlatform,
  orderBasis,
  readConfig,
  seedAcceptedPolicies,
  seedAccounts,
  seedAppointments,
  seedAuditRecords,
  seedAuthenticatorApps,
  seedCards,
  seedCatalogue,
  seedCharges,
  seedCoupons,
  seedExpenses,
  seedGiftCards,
  seedLoyalty,
  seedHours,
  seedLeads,
  seedLedger,
  seedLogos,
  seedMarket,
  seedStateTax,
  seedOffers,
  seedLaterTips,
  seedOrders,
  seedPayouts,
  seedPeople,
  seedPets,
  seedApplications,
  seedProviders,
  seedPublicImage,
  seedRelations,
  seedReportCards,
  seedReviews,
  seedSites,
  seedUpsells,
  seedAgreements,
  seedZones,
  type Clock,
  type OrderBasis,
  type Platform,
  type SeedAccount,
  type SeedAppointment,
  type SeedCard,
  type SeedCatalogue,
  type SeedUpsell,
  type StoredSeedImage,
  type Tx,
} from '@tailgate/server/seeding';
import { catalogueOf } from './catalogue/catalogue.ts';
import { offersOf } from './catalogue/offers.ts';
import { DEMO_APP_KEY, DEMO_PASSWORD } from './logins.ts';
import { storeLogos, type StoredLogos } from './logos/store-logos.ts';
import { moneyOfYear } from './money/index.ts';
import { sentPayouts } from './money/payouts.ts';
import { activityOf } from './people/activity.ts';
import { agreementsOf } from './people/agreements.ts';
import { applicationsOf } from './people/applications.ts';
import { appointmentsOf } from './people/appointments.ts';
import { cardsOf } from './people/cards.ts';
import type { DemoPerson } from './people/demo-person.ts';
import { expensesOf } from './people/expenses.ts';
import { hoursOf } from './people/hours.ts';
import { idOfLogin } from './people/id-of-login.ts';
import { demoId } from './people/ids.ts';
import { peopleOf } from './people/index.ts';
import { leadsOf } from './people/leads.ts';
import { payoutAccountsOf } from './people/payout-accounts.ts';
import { petsOf } from './people/pets.ts';
import { relationsOf } from './people/relations.ts';
import { withReportCards } from './people/report-cards.ts';
import { reviewsOf } from './people/reviews.ts';
import { upsellsOf } from './people/upsells.ts';
import { zonesOf } from './people/zones.ts';
import { petPhotoId, storePetPhotos } from './portraits/store-pet-photos.ts';
import { storePortraits } from './portraits/store-portraits.ts';
import { storeProductPictures } from './portraits/store-product-pictures.ts';
import { storeVisitPhotos } from './portraits/store-visit-photos.ts';
import { requireSafePlace } from './safe-place.ts';
import { SALES_TAXES, marketOf, siteOf } from './sites.ts';
import { STORIES } from './story/index.ts';
import type { SiteStory } from './story/site-story.ts';
import { daysBefore, startOfHour, startOfToday } from './today.ts';
import { seedVans, storeVans, vanDrawings, type DrawnVans, type StoredVans } from './vans/index.ts';

export interface SeedingOptions {
  /** Does nothing when the database has a site already. */
  readonly ifEmpty?: boolean;
  readonly clock?: Clock;
}

/** How many people there are of each role, by site; those with two roles count for their first. */
export interface SeededWorld {
  readonly people: Readonly<Record<string, Partial<Record<Role, number>>>>;
}

/**
 * Writes the demo data into a database. A second run resets everything to the same data with the same ids,
 * with dates relative to the then current day. Returns undefined when there was nothing to do.
 */
export const seedDemoWorld = async (
  environment: NodeJS.ProcessEnv,
  { ifEmpty = false, clock: ownClock }: SeedingOptions = {},
): Promise<SeededWorld | undefined> => {
  requireSafePlace(environment);
  const config = readConfig({ ...environment, DATABASE_POOL_SIZE: '2' });
  const platform = await openPlatform(config, ownClock && { clock: ownClock });
  const { clock } = platform;
  try {
    if (ifEmpty && (await platform.db.withoutSite(anySiteExists))) return undefined;
    const today = startOfToday(clock);
    const drawnVans = vanDrawings();
    const parts = await Promise.all(STORIES.map((story) => prepare(platform, story, today, drawnVans)));
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const ownerUrl = environment['DATABASE_URL_OWNER'] ?? '';
    const sites = STORIES.map((story) => siteOf(story, today));
    const siteIds = sites.map(({ id }) => id);
    await emptyLedger(ownerUrl, siteIds);
    await emptyOrders(ownerUrl, siteIds);
    await emptyLoyalty(ownerUrl, siteIds);
    await emptyAuditRecords(ownerUrl, siteIds);
    await emptyVehicleHistory(ownerUrl, siteIds);
    await emptyDriverHistory(ownerUrl, siteIds);
    await seedSites(ownerUrl, sites);
    for (const part of parts) await seedSite(platform, part, passwordHash);
    await analyzeTables(ownerUrl);
    return { people: Object.fromEntries(parts.map(({ story, people }) => [story.slug, countByRole(people)])) };
  } finally {
    await platform.close();
  }
};

interface SitePart {
  readonly story: SiteStory;
  readonly today: Date;
  readonly people: readonly DemoPerson[];
  readonly portraits: readonly StoredSeedImage[];
  readonly logos: StoredLogos;
  readonly petPhotos: readonly StoredSeedImage[];
  readonly visitPhotos: readonly StoredSeedImage[];
  readonly productPictures: readonly StoredSeedImage[];
  readonly vans: StoredVans;
}

/** Pictures come before rows: if storage is down, no incomplete data is left that `ifEmpty` would accept. */
const prepare = async (platform: Platform, story: SiteStory, today: Date, drawn: DrawnVans): Promise<SitePart> => {
  const people = peopleOf(story);
  const [portraits, petPhotos, visitPhotos, productPictures, logos, vans] = await Promise.all([
    storePortraits(platform, story, people, today),
    storePetPhotos(platform, story, people, today),
    storeVisitPhotos(platform, story, people, today),
    storeProductPictures(platform, story, people, today),
    storeLogos(platform, story, people, today),
    storeVans(platform, story, people, { today, now: startOfHour(platform.clock), drawn }),
  ]);
  return { story, today, people, portraits, petPhotos, visitPhotos, productPictures, logos, vans };
};

const seedSite = async (platform: Platform, part: SitePart, passwordHash: string) => {
  const { story, today, people, portraits, petPhotos, logos } = part;
  const market = marketOf(story, today);
  const home = { marketId: market.id, timeZone: market.timeZone, passwordHash };
  const photoOf = new Map(portraits.map((portrait) => [portrait.ownerId, portrait.id]));
  const placed = people.map((person) => ({
    ...person,
    photoFileId: photoOf.get(person.id) ?? null,
    showcaseIds: petPhotos.filter(({ ownerId }) => ownerId === person.id).map(({ id }) => id),
    createdAt: daysBefore(today, person.joinedDaysAgo),
  }));
  const catalogue = catalogueOf(story.slug);
  await platform.db.inSite(demoId(story.slug, 'site'), async (tx) => {
    await seedMarket(tx, market);
    for (const tax of SALES_TAXES) await seedStateTax(tx, tax);
    for (const portrait of portraits) await seedPublicImage(tx, portrait);
    for (const logo of [logos.logo, logos.logoLight]) await seedPublicImage(tx, logo, { keptForSite: true });
    await seedPeople(tx, home, placed);
    await seedLogos(tx, { logoId: logos.logo.id, logoLightId: logos.logoLight.id });
    const colleagues = placed.filter(({ roles }) => isPrivileged(roles));
    await seedAuthenticatorApps(tx, { seal: platform.seal, now: today }, colleagues, DEMO_APP_KEY);
    await seedProviders(tx, home, placed);
    await seedApplications(tx, applicationsOf(placed));
    const { agreements, signings } = agreementsOf(story.slug, people, today);
    const publishedBy = colleagues[0]?.id ?? '';
    await seedAgreements(tx, { publishedBy, seal: platform.seal }, agreements, signings);
    const hours = hoursOf(story.slug, people, { timeZone: home.timeZone, now: today });
    await seedHours(tx, hours, today);
    await seedZones(tx, zonesOf(story, people, hours), today);
    await seedCatalogue(tx, catalogue);
    const offers = offersOf(story.slug, people, catalogue);
    await seedOffers(tx, offers);
    const customers = await seedCustomers(tx, part, catalogue);
    const booking = { ...customers, site: story.slug, people, catalogue, offers, hours, timeZone: home.timeZone };
    const { providers, appointments: visits } = appointmentsOf({ ...booking, now: startOfHour(platform.clock) });
    const { appointments, cards: reportCards } = withReportCards(story.slug, people, visits);
    await seedAppointments(tx, providers, appointments, platform.clock.now());
    await seedReportCards(tx, providers, reportCards);
    const said = { ...customers, people, appointments, now: startOfHour(platform.clock) };
    await seedReviews(tx, providers, reviewsOf(story, said));
    await seedLeads(tx, leadsOf(story, people, said.now));
    await seedAuditRecords(tx, activityOf(story.slug, people, said.now));
    const spent = expensesOf({ site: story.slug, people, timeZone: home.timeZone, now: startOfHour(platform.clock) });
    await seedExpenses(tx, spent.providers, spent.expenses);
    const joined = ({ joinedDaysAgo }: DemoPerson) => daysBefore(today, joinedDaysAgo);
    const cards = cardsOf(story.slug, people, joined);
    await seedCards(tx, cards);
    const accounts = payoutAccountsOf(story.slug, people, joined, daysBefore(today, -14));
    await seedAccounts(tx, accounts);
    for (const picture of part.productPictures) await seedPublicImage(tx, picture);
    const { sellers, upsells } = upsellsOf(story.slug, people, joined);
    await seedUpsells(tx, sellers, upsells);
    await seedVans(tx, part.vans, { people, today, now: platform.clock.now() });
    const tippedBy = idOfLogin(story.slug, people, 'customer');
    await seedMoney(tx, platform, part, { providers, appointments, cards, accounts, upsells, tippedBy });
  });
};

interface Paying {
  readonly providers: readonly string[];
  readonly appointments: readonly SeedAppointment[];
  readonly cards: readonly SeedCard[];
  readonly accounts: readonly SeedAccount[];
  readonly upsells: readonly SeedUpsell[];
  readonly tippedBy: string;
}

/** What the appointments of the past brought. */
const seedMoney = async (tx: Tx, platform: Platform, { story, today }: SitePart, paying: Paying) => {
  const basisOf = await basisByPlace(tx, paying.appointments);
  const money = moneyOfYear({
    ...paying,
    site: story.slug,
    basisAt: basisOf,
    timeZone: story.metro.timeZone,
    today,
    now: startOfHour(platform.clock),
  });
  await seedCoupons(tx, paying.providers, money.coupons);
  await seedGiftCards(tx, paying.providers, money.giftCards);
  await seedLoyalty(tx, money.loyalty);
  await seedCharges(tx, money.charges);
  await seedOrders(tx, money.orders);
  await seedLaterTips(tx, money.tips);
  await seedLedger(tx, money.ledger);
  await emptyRefunds(tx);
  await seedPayouts(tx, sentPayouts(money.ledger, paying.accounts));
};

type Place = Pick<SeedAppointment['address'], 'stateOrProvince' | 'postalCode'>;

/** Fees and taxes as orders know them, read once for each place. */
const basisByPlace = async (tx: Tx, appointments: readonly SeedAppointment[]) => {
  const keyOf = ({ stateOrProvince, postalCode }: Place) => `${stateOrProvince} ${postalCode}`;
  const known = new Map<string, OrderBasis>();
  for (const { id, address: place } of appointments)
    if (!known.has(keyOf(place))) known.set(keyOf(place), await orderBasis(tx, { appointmentId: id, place }));
  return (place: Place): OrderBasis => {
    const basis = known.get(keyOf(place));
    if (!basis) throw new Error('Every place of an appointment is known');
    return basis;
  };
};

/** Who is whose customer, their pets and the photos of those. */
const seedCustomers = async (
  tx: Tx,
  { story, today, people, petPhotos, visitPhotos }: SitePart,
  catalogue: SeedCatalogue,
) => {
  const { slug } = story;
  for (const photo of [...petPhotos, ...visitPhotos]) await seedPublicImage(tx, photo);
  const photos = new Set(petPhotos.map(({ id }) => id));
  const relations = relationsOf(story, people, today);
  await seedRelations(tx, relations);
  const photoOf = (pet: string) => (photos.has(petPhotoId(story, pet)) ? petPhotoId(story, pet) : null);
  const pets = petsOf(people, { site: slug, catalogue, today, photoOf });
  await seedPets(tx, pets);
  const members = people.filter(({ customer }) => customer?.termsAccepted === true);
  await seedAcceptedPolicies(
    tx,
    members.map(({ id, joinedDaysAgo }) => ({ id, at: daysBefore(today, joinedDaysAgo) })),
  );
  return { relations, pets };
};

const countByRole = (people: readonly DemoPerson[]) => {
  const counts: Partial<Record<Role, number>> = {};
  for (const { roles } of people) if (roles[0]) counts[roles[0]] = (counts[roles[0]] ?? 0) + 1;
  return counts;
};
