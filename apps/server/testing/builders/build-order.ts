import { buildAppointment, type GivenAppointment } from './build-appointment.ts';
import type { buildCatalogue } from './build-catalogue.ts';
import { buildCustomerOf } from './build-customer-of.ts';
import type { SignedIn, TestApi } from '../test-api.ts';

const HOUR_MS = 3_600_000;
const PLACE = { latitude: 30.26, longitude: -97.75 };

/** An accepted appointment of an hour ago with one service of $90 that has ended. */
export const buildOrder = async (
  api: TestApi,
  groomer: SignedIn,
  ids: Awaited<ReturnType<typeof buildCatalogue>>,
  given: Partial<GivenAppointment> = {},
) => {
  const customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  const petId = customer.pets[0]?.id ?? '';
  const id = await buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: customer.id,
    petId,
    serviceId: ids.groom,
    startsAt: new Date(api.clock.now().getTime() - HOUR_MS),
    lineEnded: true,
    ...given,
  });
  return { id, customerId: customer.id, account: customer.account, petId };
};

/** A signature as a finger draws it. */
export const SIGNATURE = {
  width: 300,
  height: 120,
  strokes: [
    [10, 20, 30, 40, 50, 45],
    [60, 60],
  ],
};
