import type { CallName } from '@tailgate/contract';
import { newIdIn } from '../worlds/tags.ts';
import { SAMPLE_CODE, type World } from '../worlds/world.ts';
import type { Sample, Scene } from './samples.ts';

const nothing: Sample = () => ({});
const phoneOf = (world: World) => String(world.rowsOf('accounts')[0]?.['phone']);
const linkedPhoneOf = (world: World) =>
  String(world.rowsOf('phone_codes').find(({ purpose }) => purpose === 'customer_link')?.['phone']);

const ownPet = ({ reference, kin, place }: Scene, at = 'body') => ({
  name: 'Biscuit',
  // A breed of another pet type is refused in any case.
  petType: kin('petType.use', `${at}.breedId`),
  breedId: place === `${at}.petType` ? null : reference('breed.use'),
  photoId: reference('image.use'),
});

const pet = (scene: Scene, at = 'body') => ({
  ...ownPet(scene, at),
  timeModifierId: scene.reference('timeModifier.use'),
});

const PETS = '/v2/service-checkout/pet-service/service-provider/customer';

/** To the customer of the world, who is also the groomer that proposes it. */
const proposalTo = ({ world }: Scene, id: string) => {
  const [person, site] = [world.personId, world.site.id];
  return `
    insert into providers (account_id, site_id, status, time_zone)
      values ('${person}', '${site}', 'active', 'America/Chicago') on conflict do nothing;
    insert into provider_customers (site_id, provider_id, customer_id)
      values ('${site}', '${person}', '${person}') on conflict do nothing;
    insert into customer_change_proposals (id, site_id, provider_id, customer_id, kind, pet_id, changes, created_at)
      select '${id}', site_id, customer_id, customer_id, 'pet_removal', id, '{}', app.now()
      from pets where customer_id = '${person}' limit 1 on conflict do nothing`;
};

const toAnswer: Sample = (scene) => {
  const id = newIdIn(scene.world.name);
  return { params: { id }, setup: proposalTo(scene, id) };
};

/** The customer of every provider's world is the provider, who has an account. */
export const CUSTOMER_SAMPLES = {
  'GET /v2/service-provider/customer/list': nothing,
  'GET /v2/service-provider/customer/waitlist': ({ world }) => ({
    setup: `update provider_customers set waitlisted_at = app.now() where provider_id = '${world.personId}'`,
  }),
  'GET /v2/service-provider/customer/file': () => ({ query: { download: 1 } }),
  'GET /v2/service-provider/customer/:id': nothing,
  'GET /v2/service-provider/customer/:id/figures': nothing,
  'GET /v2/service-provider/customer/:id/appointments': nothing,
  // Whose customer is a stranger's as well: what the stranger notes stays as it is.
  'PUT /v2/service-provider/customer/:id': ({ harness, world }) => ({
    setup: `insert into provider_customers (site_id, provider_id, customer_id)
      select c.site_id, p.account_id, c.customer_id from provider_customers c join providers p using (site_id)
      where c.provider_id = '${world.personId}' and p.account_id = '${harness.world('stranger').personId}'
      on conflict do nothing`,
    body: { vip: true, notes: 'Gate code 4418.' },
  }),
  'POST /v2/service-provider/customer/:id/block-customer': () => ({
    body: { reason: 'No-shows', reportCustomer: true },
  }),
  'DELETE /v2/service-provider/customer/:id/block-customer': nothing,
  'POST /v2/service-provider/customer/:id/waitlist': nothing,
  'DELETE /v2/service-provider/customer/:id/waitlist': nothing,
  [`POST ${PETS}`]: (scene: Scene) => ({
    body: {
      firstName: 'Sam',
      lastName: 'Sample',
      phoneNumber: '(512) 555-0142',
      serviceArea: scene.reference('market.use'),
      pets: [pet(scene, 'body.pets[]')],
    },
  }),
  [`GET ${PETS}/find-by-phone-number`]: ({ world }: Scene) => ({
    query: { phone_number: phoneOf(world) },
  }),
  'POST /v2/service-provider/customer/link-code': ({ world }) => ({
    body: { phone_number: phoneOf(world) },
  }),
  'POST /v2/service-provider/customer/link': ({ world }) => ({
    body: { phone_number: linkedPhoneOf(world), code: SAMPLE_CODE },
  }),
  'GET /v2/account/service-provider/customer-phone/:customerId': nothing,
  // Unchanged, because the world's customer has logged in.
  'PUT /v2/account/service-provider/customer-phone/:customerId/update': ({ world }) => ({
    body: { phone: phoneOf(world) },
  }),
  'GET /v2/service-messaging/service-provider/:customerId/get-masked-phone-number': nothing,
  'GET /v2/service-schedule/service-provider/orders/:orderId/customer-phone': nothing,
  'POST /v2/service-messaging/service-provider/call-from-another-phone-number': () => ({
    body: { phoneNumber: '(512) 555-0177' },
  }),
  [`POST ${PETS}/:id/send-agree-policy`]: nothing,
  [`GET ${PETS}/:id/pets`]: nothing,
  [`POST ${PETS}/pet`]: (scene: Scene) => ({
    body: {
      customerId: scene.reference('customer.update'),
      petDetails: pet(scene, 'body.petDetails'),
    },
  }),
  [`PUT ${PETS}/:id/pet/:petId`]: (scene: Scene) => ({ body: pet(scene) }),
  [`POST ${PETS}/:id/pet/:petId/images`]: ({ reference }: Scene) => ({
    body: { imageId: reference('image.use') },
  }),
  [`DELETE ${PETS}/:id/pet/:petId/images/:imageId`]: nothing,
  [`POST ${PETS}/:id/pet/:petId/vaccinations`]: ({ reference }: Scene) => ({
    body: {
      name: 'Rabies',
      expiresOn: '2030-05-01',
      imageId: reference('image.use'),
    },
  }),
  [`DELETE ${PETS}/:id/pet/:petId/vaccinations/:vaccinationId`]: nothing,
  'DELETE /v1/pets/:id': nothing,
  'PUT /v1/customer': () => ({
    body: {
      firstName: 'Sam',
      lastName: 'Sample',
      address: null,
      addressLine2: '',
      addressNotes: 'Gate 4418',
      isApartmentComplex: false,
    },
  }),
  'GET /v2/customer/change-proposals': (scene: Scene) => ({ setup: proposalTo(scene, newIdIn(scene.world.name)) }),
  'POST /v2/customer/change-proposals/:id/accept': toAnswer,
  'POST /v2/customer/change-proposals/:id/decline': toAnswer,
  'POST /v2/service-provider/change-proposals/:id/withdraw': nothing,
  'GET /v2/customer/pets': nothing,
  'POST /v2/customer/pets': (scene: Scene) => ({ body: ownPet(scene) }),
  'PUT /v2/customer/pets/:petId': (scene: Scene) => ({ body: ownPet(scene) }),
  'POST /v2/customer/pets/:petId/vaccinations': ({ reference }: Scene) => ({
    body: { name: 'Rabies', expiresOn: '2030-05-01', imageId: reference('image.use') },
  }),
  'DELETE /v2/customer/pets/:petId/vaccinations/:vaccinationId': nothing,
} satisfies Partial<Record<CallName, Sample>>;
