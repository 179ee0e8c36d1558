import { randomUUID } from 'node:crypto';
import { testNow } from '@tailgate/kit/instant';
import { buildCustomerOf } from '../builders/build-customer-of.ts';
import { buildGroomerAround } from '../builders/build-groomer-around.ts';
import type { SignedIn, TestApi } from '../index.ts';
import { catalogueOf } from './catalogue-of.ts';

const CENTER = { latitude: 30.26, longitude: -97.75 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Eight appointments of an hour a day. */
export const SLOT_INTERVAL_HOURS = 3;
const MINUTES = 60;

/** A groomer whose booking sessions wait to be placed, one for each slot of the next two years. */
export interface Booker {
  readonly groomer: SignedIn;
  /** The beginning of the ids of the groomer's sessions. */
  readonly sessionPrefix: string;
}

const NUMBER_LENGTH = 12;

/** Sessions are numbered, so that SQL can name them as well. */
export const sessionIdOf = ({ sessionPrefix }: Booker, slot: number): string =>
  sessionPrefix + slot.toString(16).padStart(NUMBER_LENGTH, '0');

/** Midnight of the day after tomorrow: time zones do not matter, because the groomers are in UTC. */
export const firstSlot = (): Date => new Date(Math.ceil(testNow().getTime() / DAY_MS + 1) * DAY_MS);

export const startOf = (first: Date, slot: number): Date =>
  new Date(first.getTime() + slot * SLOT_INTERVAL_HOURS * HOUR_MS);

export const bodyOf = (first: Date, slot: number) => {
  const start = startOf(first, slot).toISOString();
  return {
    appointment: { date: start.slice(0, 10), time: start.slice(11, 16) },
    overrideServiceTime: MINUTES,
    checkAvailability: true,
  };
};

const SESSIONS = `
  insert into checkout_sessions (id, site_id, provider_id, customer_id, lines, created_at, expires_at)
  select ($1 || lpad(to_hex(n), ${NUMBER_LENGTH}, '0'))::uuid, $2, $3, $4, $5, app.now(), app.now() + interval '1 day'
  from generate_series(0, $6::int - 1) n`;

/** Groomers who work around the clock, each with a customer and that many sessions of one service. */
export const fillSessions = async (api: TestApi, groomers: number, sessions: number): Promise<Booker[]> => {
  const ids = await catalogueOf(api);
  const bookers: Booker[] = [];
  for (let number = 0; number < groomers; number += 1) {
    const groomer = await buildGroomerAround(api, { center: CENTER, serviceId: ids.groom });
    const customer = await buildCustomerOf(api, groomer, { place: CENTER, breedId: ids.beagle, petTypeId: ids.dog });
    const booker = { groomer, sessionPrefix: `${randomUUID().slice(0, 8)}-0000-4000-8000-` };
    const line = {
      petId: customer.pets[0]?.id,
      petName: 'Biscuit',
      breedName: 'Beagle',
      serviceId: ids.groom,
      serviceName: 'Full groom',
      addOns: [],
      timeModifiers: [],
      minCents: 9000,
      maxCents: 9000,
      minutes: MINUTES,
    };
    await api.database.asOwner(async (owner) => {
      await owner.query(`update providers set time_zone = 'UTC' where account_id = $1`, [groomer.account.id]);
      await owner.query(`update weekly_windows set minutes = int4range(0, 1440) where provider_id = $1`, [
        groomer.account.id,
      ]);
      await owner.query(SESSIONS, [
        booker.sessionPrefix,
        api.site.id,
        groomer.account.id,
        customer.id,
        JSON.stringify([line]),
        sessions,
      ]);
    });
    bookers.push(booker);
  }
  return bookers;
};
