import { showMinutes } from '@tailgate/values';
import { cents, dollarsOf, sumCents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { activePetsOf, customerToBook } from '../../views/customer-to-book.ts';
import { accountById, displayNameOf } from '../accounts/index.ts';
import { extrasAnswer, placedTimes } from '../appointments/index.ts';
import { petSummariesOf } from '../customers/index.ts';
import { providerToAsk } from '../providers/index.ts';
import { performerOf, type GroomerBooking } from './groomer-bookings.queries.ts';

export const sessionAnswer = async (tx: Tx, session: GroomerBooking, platform: Platform) => {
  const customer = await customerToBook(tx, session.customerId);
  const { currency } = await providerToAsk(tx, performerOf(session));
  const partner = session.destinationId === null ? null : await accountById(tx, session.destinationId);
  const pets = (await activePetsOf(tx, session.customerId)).map((pet) => ({
    id: pet.id,
    name: pet.name,
    petType: pet.pet_type,
    photoId: pet.photo_file_id,
    breed: pet.breed_name,
  }));
  const summaryOf = await petSummariesOf(tx, pets, platform);
  const { lines } = session;
  return {
    id: session.id,
    customer: {
      id: customer.id,
      displayName: displayNameOf(customer),
      address: customer.address,
      addressNotes: customer.addressNotes,
      pets: pets.map((pet) => ({ ...summaryOf(pet), breed: pet.breed })),
    },
    tradeServiceProvider: partner && { id: partner.id, displayName: displayNameOf(partner) },
    petServices: lines.map((line) => ({
      petId: line.petId,
      petName: line.petName,
      breed: line.breedName,
      serviceId: line.serviceId,
      serviceName: line.serviceName,
      addons: extrasAnswer(line.addOns),
      timeModifiers: extrasAnswer(line.timeModifiers),
      minPrice: dollarsOf(line.minCents),
      maxPrice: dollarsOf(line.maxCents),
      minutes: line.minutes,
    })),
    serviceTime: lines.reduce((sum, { minutes }) => sum + minutes, 0),
    currency,
    minPrice: dollarsOf(sumCents([cents(0), ...lines.map(({ minCents }) => minCents)])),
    maxPrice: dollarsOf(sumCents([cents(0), ...lines.map(({ maxCents }) => maxCents)])),
    additionalTimes: session.additionalTimes.map(({ date, time }) => ({ date, time: showMinutes(time) })),
    placedOrder: session.placedIds[0] ?? null,
    placedOrders: await placedTimes(tx, session.placedIds),
  };
};
