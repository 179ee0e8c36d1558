import { addDays, instantOf, localDateAt } from '@tailgate/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };
const ZONE = 'America/Chicago';
const DAY_MS = 86_400_000;

let api: TestApi;
let groomer: SignedIn;
let build: (daysFromNow: number) => Promise<{ id: string; petId: string; photoId: string }>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  const ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  groomer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  build = async (daysFromNow) => {
    const customer = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
    const [petId, photoId] = [customer.pets[0]?.id ?? '', newId()];
    await api.database.asOwner(async (owner) => {
      await owner.query(
        `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes)
         values ($1, $2, $3, 'image', 'ready', 'biscuit.png', 'image/png', 9)`,
        [photoId, api.site.id, customer.id],
      );
      await owner.query(`update pets set photo_file_id = $2 where id = $1`, [petId, photoId]);
      await owner.query(`update provider_customers set created_at = $2 where customer_id = $1`, [
        customer.id,
        new Date(api.clock.now().getTime() - 400 * DAY_MS),
      ]);
    });
    const day = addDays(localDateAt(api.clock.now(), ZONE), daysFromNow);
    await buildAppointment(api, {
      providerId: groomer.account.id,
      customerId: customer.id,
      petId,
      serviceId: ids.groom,
      status: daysFromNow < 0 ? 'complete' : 'accepted',
      startsAt: instantOf(day, 600, ZONE),
    });
    return { id: customer.id, petId, photoId };
  };
});
afterAll(() => api.close());

interface Face {
  readonly id: string;
  readonly name: string;
  readonly petType: string;
  readonly photo: { readonly id: string } | null;
}

const seenAs = (faces: readonly Face[] | undefined) =>
  faces?.map(({ id, name, petType, photo }) => ({ id, name, petType, photoId: photo?.id }));

it('shows a pet with the same photo in the list, on the route, where it is due and where it is booked', async () => {
  await api.database.asOwner((owner) =>
    owner.query('update providers set time_zone = $2 where account_id = $1', [groomer.account.id, ZONE]),
  );
  const ahead = await build(3);
  const due = await build(-60);
  const face = ({ petId, photoId }: typeof ahead) => [{ id: petId, name: 'Biscuit', petType: 'dog', photoId }];
  const list = await groomer.call('GET /v2/service-provider/customer/list');
  const listed = (id: string) => seenAs(list.body.items.find((customer) => customer.id === id)?.petSummaries);
  expect([listed(ahead.id), listed(due.id)]).toEqual([face(ahead), face(due)]);
  const route = await groomer.call('GET /v2/service-schedule/service-provider/day-route', {
    query: { date: addDays(localDateAt(api.clock.now(), ZONE), 3) },
  });
  expect(seenAs(route.body.stops[0]?.faces)).toEqual(face(ahead));
  const nearby = await groomer.call('GET /v2/service-schedule/service-provider/potential-customers');
  expect(seenAs(nearby.body.items.find(({ id }) => id === due.id)?.pets)).toEqual(face(due));
  const session = await groomer.call('POST /v2/service-checkout/pet-service/service-provider/init', {
    body: { customerId: ahead.id },
  });
  expect(seenAs(session.body.customer.pets), session.raw).toEqual(face(ahead));
});
