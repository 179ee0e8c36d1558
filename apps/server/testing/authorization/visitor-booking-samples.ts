import type { CallName } from '@tailgate/contract';
import { POLICIES_VERSION } from '../../src/modules/visitor-booking/visitor-booking.rules.ts';
import { WEEKDAY } from '../worlds/column-values.ts';
import { newIdIn } from '../worlds/tags.ts';
import { afterMonday } from './appointment-samples.ts';
import type { Sample, Scene } from './samples.ts';

const ORDERING = '/v2/service-checkout/pet-service/customer';
const nothing: Sample = () => ({});
const LOCATION = {
  address: '1 Elm',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  latitude: 30.25,
  longitude: -97.75,
};
/** In the morning of a Tuesday where the groomer of the worlds is, far in the west. */
const START = `${afterMonday(1)}T21:30:00.000Z`;
const PROFILE = {
  firstName: 'Sam',
  lastName: 'Sample',
  petRelease: true,
  termsAndConditions: true,
  cancellationPolicy: true,
};

/** Everybody works at that time, on whatever side of the date line, and does everything. */
const WORKING = `update catalogue_services set base_minutes = 30;
  update work_zones set weekdays = '{${WEEKDAY},${WEEKDAY + 1}}';
  insert into weekly_windows (id, site_id, provider_id, weekday, minutes)
    select gen_random_uuid(), site_id, provider_id, ${WEEKDAY + 1}, minutes from weekly_windows where weekday = ${WEEKDAY}
    on conflict do nothing;
  update provider_services set is_offered = true, is_hourly = true, hourly_rate_cents = 6000`;

const withProfile = ({ world }: Scene) =>
  `insert into customer_profiles (account_id, site_id) values ('${world.personId}', '${world.site.id}') on conflict do nothing`;

const asGroomer = ({ world }: Scene) =>
  `insert into providers (account_id, site_id, status, time_zone, location)
    values ('${world.personId}', '${world.site.id}', 'active', 'Pacific/Pago_Pago', 'POINT(-97.75 30.25)')
    on conflict do nothing`;

/** The person is the groomer of every session of the site, and sells all of its products. */
const chosenSeller = (scene: Scene) => {
  const { personId, site } = scene.world;
  return `${asGroomer(scene)};
    delete from order_upsells where site_id = '${site.id}';
    update upsells set provider_id = '${personId}' where site_id = '${site.id}';
    update booking_sessions set provider_id = '${personId}', starts_at = '${START}',
      quote = '{"lines":[],"travelFeeCents":0,"currency":"USD"}' where site_id = '${site.id}'`;
};

/** All that an order needs: a groomer, who is the person too, with a time that is held, and the policies. */
const heldOrder = (scene: Scene) => {
  const { world, reference } = scene;
  const [person, site] = [world.personId, world.site.id];
  const line = {
    pet: 0,
    serviceId: newIdIn(world.name),
    serviceName: 'Full groom',
    addOns: [],
    timeModifiers: [],
    minCents: 9000,
    maxCents: 9000,
    minutes: 60,
  };
  const quote = JSON.stringify({ lines: [line], travelFeeCents: 0, currency: 'USD' });
  return `${withProfile(scene)};
    ${asGroomer(scene)};
    insert into accepted_policies (site_id, customer_id, version, accepted_at)
      values ('${site}', '${person}', '${POLICIES_VERSION}', app.now()) on conflict do nothing;
    update booking_sessions set provider_id = '${person}', starts_at = '${START}', quote = '${quote}',
      hold_id = '${newIdIn(world.name)}', hold_until = app.now() + interval '10 minutes'
      where id = '${reference('bookingSession.finish')}'`;
};

const search: Sample = ({ reference }) => ({
  body: {
    location: { latitude: LOCATION.latitude, longitude: LOCATION.longitude },
    pets: [
      {
        serviceId: reference('catalogueService.use'),
        breedId: reference('breed.use'),
        size: 'extra_small',
        addOnIds: [reference('addOn.use')],
        timeModifierIds: [reference('timeModifier.use')],
      },
    ],
  },
});

const PET = 'body.pets[]';
const SERVICE = `${PET}.services[].serviceId`;
const ADD_ON = `${PET}.services[].addons[]`;
/** Breed, service and add-on are those of the pet type: where one is of another site, so are they. */
const orderedPet = ({ reference, kin, place = '' }: Scene) => ({
  name: 'Biscuit',
  petType: kin('petType.use', `${PET}.breedId`, SERVICE, ADD_ON),
  ...([`${PET}.petType`, SERVICE, ADD_ON].includes(place)
    ? { size: 'extra_small' }
    : { breedId: reference('breed.use') }),
  timeModifierIds: [reference('timeModifier.use')],
  services: [
    {
      serviceId: kin('catalogueService.use', `${PET}.petType`, `${PET}.breedId`, ADD_ON),
      addons: place === ADD_ON ? [reference('addOn.use')] : [],
    },
  ],
});

export const VISITOR_BOOKING_SAMPLES = {
  [`POST ${ORDERING}/search`]: search,
  [`POST ${ORDERING}/init`]: () => ({ body: {} }),
  [`GET ${ORDERING}/:sessionId`]: nothing,
  [`POST ${ORDERING}/:sessionId/set-location`]: () => ({ body: { location: LOCATION } }),
  [`POST ${ORDERING}/:sessionId/set-services`]: (scene) => ({ body: { pets: [orderedPet(scene)] } }),
  [`POST ${ORDERING}/:sessionId/hold`]: ({ reference }) => ({
    body: { providerId: reference('provider.findInSearch'), start: START },
    setup: WORKING,
  }),
  [`DELETE ${ORDERING}/:sessionId/hold`]: nothing,
  [`POST ${ORDERING}/:sessionId/set-upsells`]: (scene) => ({
    body: { upsells: [{ upsellId: scene.reference('upsell.choose'), quantity: 1 }] },
    setup: chosenSeller(scene),
  }),
  [`POST ${ORDERING}/:sessionId/claim`]: (scene) => ({ setup: withProfile(scene) }),
  [`POST ${ORDERING}/:sessionId/profile`]: (scene) => ({ body: PROFILE, setup: withProfile(scene) }),
  [`POST ${ORDERING}/:sessionId/place-order`]: (scene) => ({
    body: { cardId: scene.reference('card.manage') },
    setup: heldOrder(scene),
  }),
  'GET /v2/staff/leads': () => ({ query: { filter: 'all' } }),
  'PUT /v2/staff/leads/:id/answer': () => ({ body: { note: 'Called.' } }),
  'DELETE /v2/staff/leads/:id/answer': () => ({}),
  [`POST ${ORDERING}/:sessionId/waitlist`]: () => ({ body: { firstName: 'Sam', email: 'sam@example.test' } }),
  [`GET ${ORDERING}/:sessionId/providers`]: nothing,
  [`GET ${ORDERING}/:sessionId/:month/:year/available-days`]: ({ reference }) => ({
    query: { providerId: reference('provider.findInSearch') },
  }),
  [`GET ${ORDERING}/:sessionId/available-time-slots`]: ({ reference }) => ({
    query: { providerId: reference('provider.findInSearch'), date: '2030-01-07' },
  }),
} satisfies Partial<Record<CallName, Sample>>;
