import { MAX_HOLD_RENEWALS, type AnswerOf, type visitorBookingContract } from '@tailgate/contract';
import { zoneOffsets, MINUTES_PER_DAY } from '@tailgate/slots';
import { addCents, cents, dollarsOf, multiplyCents, sumCents, type Cents } from '@tailgate/values/money';
import { addressOf } from '../../platform/db/address-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Quote } from '../../platform/db/stored/bookings.ts';
import { found } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { activePetsOf } from '../../views/customer-to-book.ts';
import { offersOf } from '../../views/provider-search.ts';
import { unservedPets } from '../../views/unserved-pets.ts';
import { customerProfileOf } from '../accounts/index.ts';
import { cancelFreeUntil, placedOrder } from '../appointments/index.ts';
import { providerToAsk, publicProfilesOf } from '../providers/index.ts';
import { slotAt } from '../scheduling/index.ts';
import { feesOf } from '../sites/index.ts';
import { costOf, sellsProducts } from '../upsells/index.ts';
import {
  acceptedPolicies,
  bookingSessionById,
  oneBookingSession,
  type BookingSession,
} from './booking-sessions.queries.ts';
import {
  directionsTo,
  hasServices,
  isComplete,
  minutesOf,
  missingIn,
  POLICIES_VERSION,
  searchedPets,
} from './visitor-booking.rules.ts';

type Answer = AnswerOf<typeof visitorBookingContract.getBookingSession>;

const rangeOf = ({ lines, travelFeeCents }: Quote, productsCents: Cents) => {
  const besides = addCents(travelFeeCents, productsCents);
  return {
    minPrice: dollarsOf(addCents(besides, sumCents([cents(0), ...lines.map(({ minCents }) => minCents)]))),
    maxPrice: dollarsOf(addCents(besides, sumCents([cents(0), ...lines.map(({ maxCents }) => maxCents)]))),
  };
};

const upsellsAnswer = ({ upsells }: BookingSession): NonNullable<Answer['chosen']>['upsells'] =>
  upsells.map(({ upsellId, name, priceCents, quantity }) => ({
    id: upsellId,
    name,
    price: dollarsOf(priceCents),
    quantity,
    total: dollarsOf(multiplyCents(priceCents, quantity)),
  }));

const petsAnswer = ({ pets, quote }: BookingSession): Answer['pets'] =>
  pets.map(({ weightLb, breed, services, ...pet }, at) => ({
    ...pet,
    timeModifiers: [...pet.timeModifiers],
    breed: breed && { id: breed.id, name: breed.name },
    weight: weightLb,
    services: services.map(({ id, name, addOns }, index) => {
      // Lines are in the order of pets and services.
      const line = quote?.lines.filter((one) => one.pet === at)[index];
      return {
        id,
        name,
        addons: [...addOns],
        price: line
          ? { minPrice: dollarsOf(line.minCents), maxPrice: dollarsOf(line.maxCents), minutes: line.minutes }
          : null,
      };
    }),
  }));

const MINUTE_MS = 60_000;

/** The time that was chosen, as slots have it. */
const slotOf = (start: Date, minutes: number, timeZone: string) => {
  const minute = start.getTime() / MINUTE_MS;
  return slotAt(minute, minutes, zoneOffsets(timeZone, minute - 2 * MINUTES_PER_DAY, minute + 2 * MINUTES_PER_DAY));
};

export const isHeld = ({ holdUntil }: Pick<BookingSession, 'holdUntil'>, now: Date): boolean =>
  holdUntil !== null && holdUntil > now;

const chosenIn = async (tx: Tx, session: BookingSession, platform: Platform): Promise<Answer['chosen']> => {
  const { providerId, startsAt, quote, holdUntil, renewals } = session;
  if (providerId === null || startsAt === null || quote === null) return null;
  const { timeZone } = await providerToAsk(tx, providerId);
  const profiles = await publicProfilesOf(tx, [providerId], platform);
  return {
    provider: found(profiles.get(providerId)),
    timeZone,
    ...slotOf(startsAt, minutesOf(quote), timeZone),
    holdUntil: isHeld(session, platform.clock.now()) ? (holdUntil?.toISOString() ?? null) : null,
    renewalsLeft: MAX_HOLD_RENEWALS - renewals,
    currency: quote.currency,
    travelFee: dollarsOf(quote.travelFeeCents),
    sellsProducts: await sellsProducts(tx, providerId),
    upsells: upsellsAnswer(session),
    ...rangeOf(quote, costOf(session.upsells)),
    minutes: minutesOf(quote),
    cancelFreeUntil: cancelFreeUntil(startsAt).toISOString(),
    cancelFee: dollarsOf((await feesOf(tx)).cancellationFeeCents),
  };
};

/** Before a groomer is chosen: what all who could come ask. */
const offersIn = async (
  tx: Tx,
  { location, pets, providerId, customerId }: BookingSession,
  { clock }: Platform,
): Promise<Answer['offers']> => {
  if (location === null || providerId !== null || !hasServices(pets)) return null;
  const { providers, minCents, maxCents, currency } = await offersOf(tx, {
    place: location,
    category: 'grooming',
    pets: searchedPets(pets),
    customerId: customerId ?? undefined,
    now: clock.now(),
  });
  return { providers, minPrice: dollarsOf(minCents), maxPrice: dollarsOf(maxCents), currency };
};

/** Why nobody, or not the groomer whom the visitor came for, does all of it. */
const unservedIn = async (
  tx: Tx,
  { location, pets, providerId, preferredId, customerId }: BookingSession,
  offers: Answer['offers'],
  { clock }: Platform,
): Promise<Pick<Answer, 'unserved' | 'preferredUnserved'>> => {
  const isServed = offers !== null && offers.providers > 0;
  if (location === null || providerId !== null || (isServed && preferredId === null))
    return { unserved: null, preferredUnserved: null };
  const { groomers, everybody, preferred } = await unservedPets(tx, {
    place: location,
    category: 'grooming',
    pets: searchedPets(pets),
    customerId: customerId ?? undefined,
    preferredId,
    now: clock.now(),
  });
  return { unserved: everybody && { ...everybody, groomers }, preferredUnserved: preferred };
};

const customerIn = async (tx: Tx, customerId: string): Promise<NonNullable<Answer['customer']>> => {
  const profile = await customerProfileOf(tx, customerId);
  const pets = await activePetsOf(tx, customerId);
  return {
    id: customerId,
    firstName: profile.first_name,
    lastName: profile.last_name,
    email: profile.email ?? profile.contact_email,
    phone: profile.phone,
    address: addressOf(profile),
    addressLine2: profile.address_line_2,
    addressNotes: profile.address_notes,
    isApartmentComplex: profile.is_apartment_complex,
    referralSource: profile.source ?? '',
    pets: pets.map((pet) => ({
      id: pet.id,
      name: pet.name,
      petType: pet.pet_type,
      breed: pet.breed_name,
      weight: pet.weight_lb,
    })),
  };
};

/** The session as its visitor sees it. The caller has checked that it is theirs. */
export const bookingSessionAnswer = async (tx: Tx, id: string, platform: Platform): Promise<Answer> => {
  const session = await oneBookingSession(tx, bookingSessionById(id));
  const { location, pets, preferredId, customerId, waitlistedAt, appointmentId } = session;
  const preferred =
    preferredId === null ? undefined : (await publicProfilesOf(tx, [preferredId], platform)).get(preferredId);
  const customer = customerId === null ? null : await customerIn(tx, customerId);
  const offers = await offersIn(tx, session, platform);
  const policies = customerId === null ? undefined : await acceptedPolicies(tx, customerId, POLICIES_VERSION);
  return {
    id,
    expiresAt: session.expiresAt.toISOString(),
    location: location && {
      address: location.address,
      city: location.city,
      stateOrProvince: location.stateOrProvince,
      postalCode: location.postalCode,
      country: location.country,
      latitude: location.latitude,
      longitude: location.longitude,
      isComplete: isComplete(location),
      ...directionsTo(location, customer),
    },
    pets: petsAnswer(session),
    searchId: session.searchId,
    offers,
    ...(await unservedIn(tx, session, offers, platform)),
    preferredProvider: preferred ?? null,
    chosen: await chosenIn(tx, session, platform),
    customer,
    policies: policies ? { version: policies.version, acceptedAt: policies.accepted_at.toISOString() } : null,
    missing:
      appointmentId === null
        ? missingIn({
            location,
            pets,
            isHeld: isHeld(session, platform.clock.now()),
            customer,
            hasAcceptedPolicies: policies !== undefined,
          })
        : [],
    waitlistedAt: waitlistedAt?.toISOString() ?? null,
    placed: appointmentId === null ? null : await placedOrder(tx, appointmentId),
  };
};
