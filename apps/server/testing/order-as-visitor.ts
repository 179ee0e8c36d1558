import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { addCardOf } from './builders/build-card.ts';
import type { Input, SignedIn, TestApi } from './test-api.ts';

export const ORDERING = '/v2/service-checkout/pet-service/customer';
const ZONE = 'America/Chicago';
const TEN = 10 * 60;

/** Whoever calls: a visitor, or somebody who is signed in. */
export type Caller = Pick<SignedIn, 'call'>;

let visitors = 0;
/** A visitor of their own network: what is counted by address is not shared with other tests. */
export const visitorOf = (api: TestApi): Caller => {
  visitors += 1;
  const from = `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  return {
    call: (name, input: Input = {}) => api.call(name, { from, ...input }),
  };
};

export interface World {
  readonly api: TestApi;
  readonly place: Place;
  readonly ids: { readonly dog: string; readonly beagle: string; readonly groom: string };
}

export const addressAt = ({ latitude, longitude }: Place) => ({
  address: '12 Elm Street',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  country: 'US',
  latitude,
  longitude,
});

export const dogIn = ({ ids }: World, name: string, more: object = {}) => ({
  name,
  petType: ids.dog,
  breedId: ids.beagle,
  services: [{ serviceId: ids.groom }],
  ...more,
});

/** At ten in the morning, days ahead. */
export const startIn = ({ api }: World, days: number, minutes = TEN): string =>
  instantOf(addDays(localDateAt(api.clock.now(), ZONE), days), minutes, ZONE).toISOString();

const must = <T extends { status: number; raw: string }>(answer: T): T => {
  if (answer.status !== 200) throw new Error(answer.raw);
  return answer;
};

/** A session with place, pets and services. */
export const withServices = async (world: World, caller: Caller, names: readonly string[] = ['Biscuit']) => {
  const opened = must(await caller.call(`POST ${ORDERING}/init`, { body: {} }));
  const params = { sessionId: opened.body.id };
  must(
    await caller.call(`POST ${ORDERING}/:sessionId/set-location`, {
      params,
      body: { location: addressAt(world.place) },
    }),
  );
  must(
    await caller.call(`POST ${ORDERING}/:sessionId/set-services`, {
      params,
      body: { pets: names.map((name) => dogIn(world, name)) },
    }),
  );
  return params;
};

export const hold = (caller: Caller, params: { sessionId: string }, providerId: string, start: string) =>
  caller.call(`POST ${ORDERING}/:sessionId/hold`, { params, body: { providerId, start } });

export const PROFILE = {
  firstName: 'Ava',
  lastName: 'Brooks',
  petRelease: true,
  termsAndConditions: true,
  cancellationPolicy: true,
} as const;

/** The customer takes the session over and says who they are. */
export const takeOver = async (world: World, customer: SignedIn, params: { sessionId: string }) => {
  must(await customer.call(`POST ${ORDERING}/:sessionId/claim`, { params }));
  must(await customer.call(`POST ${ORDERING}/:sessionId/profile`, { params, body: PROFILE }));
  return await addCardOf(world.api, customer);
};

export const place = (customer: Caller, params: { sessionId: string }, cardId: string, more: object = {}) =>
  customer.call(`POST ${ORDERING}/:sessionId/place-order`, { params, body: { cardId, ...more } });
