import type { Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { ORDERING, addressAt, visitorOf } from '../../../testing/order-as-visitor.ts';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 27, longitude: -99 };
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  center = { ...center, latitude: center.latitude + 1 };
  groomer = await buildGroomerAround(api, { center, serviceId: ids.groom });
  await limitTo(groomer, 80);
});

const limitTo = ({ account }: SignedIn, pounds: number) =>
  api.database.asOwner((owner) =>
    owner.query('update providers set max_pet_weight_lb = $2 where account_id = $1', [account.id, pounds]),
  );
const dog = (more: object = {}) => ({
  name: 'Rex',
  petType: ids.dog,
  breedId: null,
  weight: 40,
  services: [{ serviceId: ids.groom }],
  ...more,
});
const cat = () => dog({ name: 'Luna', petType: ids.cat, services: [{ serviceId: ids.lionCut }] });

const ordered = async (pets: object[], { place = center, preferred = '' } = {}) => {
  const visitor = visitorOf(api);
  const body = preferred === '' ? {} : { providerId: preferred };
  const opened = await visitor.call(`POST ${ORDERING}/init`, { body });
  const params = { sessionId: opened.body.id };
  const located = await visitor.call(`POST ${ORDERING}/:sessionId/set-location`, {
    params,
    body: { location: addressAt(place) },
  });
  if (pets.length === 0) return located.body;
  const {
    status,
    raw,
    body: session,
  } = await visitor.call(`POST ${ORDERING}/:sessionId/set-services`, {
    params,
    body: { pets },
  });
  expect(status, raw).toBe(200);
  return session;
};

describe('an order that nobody takes', () => {
  it('says so at the address where nobody comes there', async () => {
    const away = { ...center, longitude: center.longitude - 12 };
    expect(await ordered([], { place: away })).toMatchObject({ unserved: { cause: 'address', groomers: 0 } });
    expect(await ordered([])).toMatchObject({ unserved: null });
  });

  it('names the kind of pet that none of those who come there takes', async () => {
    await buildGroomerAround(api, { center, serviceId: ids.groom });
    expect(await ordered([cat()])).toMatchObject({
      offers: { providers: 0 },
      unserved: { cause: 'kind', groomers: 2 },
    });
  });

  it('names the weight up to which the heaviest pets are taken', async () => {
    await limitTo(await buildGroomerAround(api, { center, serviceId: ids.groom }), 60);
    expect(await ordered([dog({ weight: 95 })])).toMatchObject({
      unserved: { cause: 'weight', maxWeightLb: 80, groomers: 2 },
    });
  });

  it('names a breed that is not taken, and services that nobody offers together', async () => {
    await api.database.asOwner((owner) =>
      owner.query(`update providers set breeds_to_avoid = '{Beagle}' where account_id = $1`, [groomer.account.id]),
    );
    expect(await ordered([dog({ breedId: ids.beagle })])).toMatchObject({ unserved: { cause: 'breed' } });
    const bath = dog({ services: [{ serviceId: ids.groom }, { serviceId: ids.bath }] });
    expect(await ordered([bath])).toMatchObject({ unserved: { cause: 'services' } });
  });

  it('has no cause where somebody takes it', async () => {
    expect(await ordered([dog()])).toMatchObject({ unserved: null, preferredUnserved: null });
  });
});

describe('the groomer whom the visitor came for', () => {
  it('says up to which weight they take dogs, while others take the dog', async () => {
    await limitTo(await buildGroomerAround(api, { center, serviceId: ids.groom }), 130);
    expect(await ordered([dog({ weight: 95 })], { preferred: groomer.account.id })).toMatchObject({
      offers: { providers: 1 },
      unserved: null,
      preferredUnserved: { cause: 'weight', maxWeightLb: 80 },
    });
  });

  it('does not come to an address outside of their zones', async () => {
    const place = { ...center, longitude: center.longitude + 0.5 };
    await buildGroomerAround(api, { center: place, serviceId: ids.groom });
    expect(await ordered([dog()], { preferred: groomer.account.id, place })).toMatchObject({
      preferredUnserved: { cause: 'address' },
    });
  });

  it('has no cause where they take it', async () => {
    expect(await ordered([dog()], { preferred: groomer.account.id })).toMatchObject({ preferredUnserved: null });
  });
});
