import { localDateAt } from '@tailgate/values';
import { multiplyCents, sumCents } from '@tailgate/values/money';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Answering, Steps } from '../../platform/db/steps.ts';
import type { OrderedPet } from '../../platform/db/stored/bookings.ts';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { customerToBookBy } from '../../views/customer-to-book.ts';
import { bookAppointment } from '../appointments/index.ts';
import { addPet, becomeCustomerOf } from '../customers/index.ts';
import { agreeToCard, insertOrderUpsell, saveTerms } from '../orders/index.ts';
import { providerToAsk } from '../providers/index.ts';
import {
  changeCalendars,
  planCalendarChange,
  type CalendarEdit,
  changeCalendar,
  orderedVisit,
  orNextSlots,
} from '../scheduling/index.ts';
import { requireOnSale } from '../upsells/index.ts';
import { isHeld } from './booking-session-answer.ts';
import {
  acceptedPolicies,
  changeBookingSession,
  endHold,
  lockedBookingSession,
  oneBookingSession,
  type BookingSession,
} from './booking-sessions.queries.ts';
import { directionsTo, endOf, hasServices, isComplete, minutesOf, POLICIES_VERSION } from './visitor-booking.rules.ts';

export interface PlacingBooking {
  readonly session: Rows<'booking_sessions'>;
  readonly cardId: string;
  readonly message: string;
}

/** What an order needs, from a session that has all of it; the time is checked apart. */
const completeOrder = (session: BookingSession) => {
  const { customerId, location, pets, providerId, startsAt: start, quote } = session;
  if (customerId === null || location === null || !isComplete(location) || !hasServices(pets))
    throw new Failure('illegal_transition');
  if (providerId === null || start === null || quote === null) throw new Failure('illegal_transition');
  return { customerId, location, pets, providerId, start, quote };
};

const readOrder = async (tx: Tx, session: BookingSession) => {
  const order = completeOrder(session);
  const { customerId, location, providerId, quote } = order;
  const customer = await customerToBookBy(tx, providerId, customerId);
  const isKnown = customer.first_name !== '' && customer.last_name !== '';
  if (!isKnown || !(await acceptedPolicies(tx, customerId, POLICIES_VERSION))) throw new Failure('illegal_transition');
  const provider = await providerToAsk(tx, providerId);
  const visit = orderedVisit({ location, holdId: session.holdId }, { providerId, minutes: minutesOf(quote) });
  return {
    session,
    ...order,
    customer,
    provider,
    place: visit.place,
    visit,
  };
};
type ToPlace = Awaited<ReturnType<typeof readOrder>>;

/** The appointment takes the place of the hold. */
const editsOf = ({ session, provider, start, quote, place }: ToPlace, id: string): CalendarEdit[] => {
  const remove = session.holdId === null ? [] : [session.holdId];
  const add = [
    {
      id,
      kind: 'appointment' as const,
      subjectId: id,
      start,
      end: endOf(start, quote),
      place,
      expiresAt: null,
    },
  ];
  return [{ providerId: provider.id, timeZone: provider.timeZone, remove, add }];
};

/** Pets that were only described become the customer's. */
const storePets = async (tx: Tx, viewer: Viewer, pets: readonly OrderedPet[], platform: Platform) => {
  const stored: (OrderedPet & { readonly petId: string })[] = [];
  for (const pet of pets) {
    const details = {
      name: pet.name,
      petTypeId: pet.petType.id,
      breedId: pet.breed?.id ?? null,
      timeModifierId: pet.timeModifiers[0]?.id ?? null,
      description: '',
      groomerNote: '',
      gender: pet.gender,
      birthYear: pet.birthYear,
      weight: pet.weightLb,
      vaccinated: pet.vaccinated,
      declawed: false,
      spayedNeutered: pet.spayedNeutered,
      anxiousAggressive: pet.anxiousAggressive,
      photoFileId: null,
    };
    const petId = pet.petId ?? (await addPet(tx, { customerId: viewer.accountId, pet: details }, platform));
    stored.push({ ...pet, petId });
  }
  return stored;
};

const appointmentOf = (
  { session, customer, provider, place, location, start, quote }: ToPlace,
  { id, message, pets }: { id: string; message: string; pets: Awaited<ReturnType<typeof storePets>> },
) => {
  const { addressLine2, addressNotes } = directionsTo(location, customer);
  return {
    place,
    values: {
      id,
      provider_id: provider.id,
      customer_id: customer.id,
      starts_at: start,
      ends_at: endOf(start, quote),
      time_zone: provider.timeZone,
      address_line: location.address,
      address_line_2: addressLine2,
      city: location.city,
      state_or_province: location.stateOrProvince,
      postal_code: location.postalCode,
      country: location.country,
      address_notes: addressNotes,
      recurrence_id: null,
      currency: provider.currency,
      travel_fee_cents: quote.travelFeeCents,
      message,
    },
    lines: quote.lines.flatMap(({ pet: at, ...line }) => {
      const pet = pets[at];
      return pet
        ? [{ ...line, id: newId(), petId: pet.petId, petName: pet.name, breedName: pet.breed?.name ?? null }]
        : [];
    }),
    productsCents: sumCents(session.upsells.map(({ priceCents, quantity }) => multiplyCents(priceCents, quantity))),
    by: 'customer' as const,
    isRequest: true,
    isQuiet: false,
    count: 1,
  };
};

/** Their stock is taken when the visit is completed, as that of products sold at the van. */
const placeUpsells = async (tx: Tx, { session, providerId }: ToPlace, appointmentId: string, now: Date) => {
  await requireOnSale(tx, providerId, session.upsells);
  for (const upsell of session.upsells)
    await insertOrderUpsell(tx, appointmentId, { ...upsell, id: newId(), addedBy: 'customer' }, now);
};

const placeIt = async (
  tx: Tx,
  viewer: Viewer,
  { toPlace, id, cardId, message }: { toPlace: ToPlace; id: string; cardId: string; message: string },
  platform: Platform,
): Promise<void> => {
  const { session, providerId, customerId } = toPlace;
  const now = platform.clock.now();
  const pets = await storePets(tx, viewer, toPlace.pets, platform);
  await becomeCustomerOf(tx, { providerId, customerId, isChosen: true, now });
  await bookAppointment(tx, viewer, appointmentOf(toPlace, { id, message, pets }), platform);
  await saveTerms(tx, id, { paymentMethod: 'card', cardId }, now);
  await agreeToCard(tx, id, cardId);
  await placeUpsells(tx, toPlace, id, now);
  await endHold(tx, session.id);
  await changeBookingSession(tx, session.id, { pets, appointmentId: id }, now);
};

/** Something changed after it was read: what would be placed is not what was seen. */
const requireSame = (before: BookingSession, now: BookingSession): void => {
  const placed = ({ pets, location, providerId, startsAt, quote, holdId, upsells }: BookingSession) =>
    JSON.stringify([pets, location, providerId, startsAt, quote, holdId, upsells]);
  if (placed(before) !== placed(now)) throw new Failure('conflict');
};

/** Sends the request that a session holds to its groomer, once: asked again, the same order is answered. */
export const placeBooking = async <T>(
  { stage, finish }: Steps<T>,
  viewer: Viewer,
  { session: named, cardId, message, answer }: PlacingBooking & Answering<T, string>,
  platform: Platform,
): Promise<T> => {
  // Read
  const read = await stage(async (tx) => {
    const session = await oneBookingSession(tx, named);
    return session.appointmentId === null ? await readOrder(tx, session) : session.id;
  });
  if (typeof read === 'string') return await finish((tx) => answer(tx, read));
  const { session, visit, start, provider } = read;
  const id = newId();
  const work = () =>
    changeCalendar(
      { stage, finish },
      {
        plan: (tx) => planCalendarChange(tx, editsOf(read, id), platform),
        change: async (tx, plan) => {
          const now = await lockedBookingSession(tx, named);
          if (now.appointmentId !== null) return await answer(tx, now.id);
          if (!isHeld(now, platform.clock.now())) throw new Failure('slot_taken');
          requireSame(session, now);
          await changeCalendars(tx, plan, platform);
          await placeIt(tx, viewer, { toPlace: read, id, cardId, message }, platform);
          return await answer(tx, session.id);
        },
      },
      platform,
    );
  // Whom a groomer blocked is told no more than that there is no time.
  if (read.customer.isBlocked) throw new Failure('slot_taken', { nextSlots: [] });
  const date = localDateAt(start, provider.timeZone);
  return await orNextSlots(stage, { visit, date, work, near: start }, platform);
};
