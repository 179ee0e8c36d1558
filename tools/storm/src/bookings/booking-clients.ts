import { randomFrom, type Random } from '@tailgate/kit';

import type { ApiClient } from '../api-client.ts';
import type { Facts } from '../facts.ts';
import type { World } from '../world.ts';
import { askUntil } from './ask-for-appointments.ts';
import { REASON_ID, type StormGroomer } from './booking-world.ts';
import { openBookingWriter, type BookingWriter } from './booking-writer.ts';
import { emptyRegistry, forget, learn, type Registry } from './registry.ts';
import { chooseTime } from './times.ts';

const SESSION = '/v2/service-checkout/pet-service/service-provider';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const TRADING = '/v2/service-appointment/trading';
const JOBS = '/v2/service-schedule/service-provider/grab-it/jobs';
const reason = { reasonId: REASON_ID, description: '' };

/** Of one groomer, on this many devices. */
const CLIENTS_PER_GROOMER = 3;
const ASKING_CLIENTS = 2;

interface Booker {
  readonly groomer: StormGroomer;
  readonly world: World;
  readonly registry: Registry;
  readonly writer: BookingWriter;
  readonly random: Random;
  /** A session that is not placed yet. */
  session: string | undefined;
}

type Action = (booker: Booker) => Promise<unknown>;

const somethingKnown = ({ registry, groomer, random }: Booker): string | undefined => {
  const known = registry.known.get(groomer.id) ?? [];
  return known.length > 0 ? random.pick(known) : undefined;
};

async function openSession({ groomer, world, writer, random }: Booker): Promise<string | undefined> {
  const customer = random.pick(world.bookings.customers);
  const { token } = groomer;
  const opened = await writer.ask({
    method: 'POST',
    path: `${SESSION}/init`,
    token,
    body: { customerId: customer.id },
  });
  if (opened?.status !== 200) return undefined;
  const { id } = JSON.parse(opened.body) as { id: string };
  const services = [{ serviceId: world.bookings.serviceId, addons: [] }];
  const body = { petServices: [{ petId: customer.petId, services }] };
  const set = await writer.ask({ method: 'POST', path: `${SESSION}/${id}/set-services`, token, body });
  return set?.status === 200 ? id : undefined;
}

const place: Action = async (booker) => {
  const { groomer, registry, writer, random } = booker;
  const session = (booker.session ??= await openSession(booker));
  if (session === undefined) return;
  const { date, time, minutes } = chooseTime(random);
  const { outcome, appointmentId, code } = await writer.attempt({
    kind: 'place',
    target: session,
    request: {
      method: 'POST',
      path: `${SESSION}/${session}/place-order`,
      token: groomer.token,
      body: { appointment: { date, time }, overrideServiceTime: minutes, checkAvailability: random.chance(0.5) },
    },
  });
  // After a conflict the groomer tries another time with the same session.
  if (outcome !== 'refused' || code === 'illegal_transition' || code === 'not_found') booker.session = undefined;
  if (appointmentId !== undefined) learn(registry, groomer.id, appointmentId);
};

const move: Action = async (booker) => {
  const { groomer, writer, random } = booker;
  const id = somethingKnown(booker);
  if (id === undefined) return;
  const { start, minutes } = chooseTime(random);
  const body = { ...reason, appointmentStart: start.toISOString(), duration: minutes, forceUpdate: random.chance(0.5) };
  await writer.attempt({
    kind: 'move',
    target: id,
    start: start.toISOString(),
    request: { method: 'POST', path: `${APPOINTMENTS}/${id}/reschedule-appointment`, token: groomer.token, body },
  });
};

const cancel: Action = async (booker) => {
  const { groomer, registry, writer } = booker;
  const id = somethingKnown(booker);
  if (id === undefined) return;
  const { outcome, code } = await writer.attempt({
    kind: 'cancel',
    target: id,
    request: { method: 'POST', path: `${APPOINTMENTS}/${id}/cancel-appointment`, token: groomer.token, body: reason },
  });
  const isOffered = registry.offered.some((offer) => offer.id === id);
  // What is forgotten is never canceled: calendars would fill until every attempt is refused.
  if (outcome !== 'refused' || (code !== 'conflict' && !isOffered)) forget(registry, groomer.id, id);
};

const accept: Action = async ({ groomer, registry, writer }) => {
  const at = registry.pending.findIndex((one) => one.groomer === groomer.id);
  const [asked] = at < 0 ? [] : registry.pending.splice(at, 1);
  if (!asked) return;
  const path = `${APPOINTMENTS}/${asked.id}/accept-appointment`;
  const request = { method: 'POST', path, token: groomer.token } as const;
  const { outcome, code } = await writer.attempt({ kind: 'accept', target: asked.id, request });
  if (outcome !== 'refused') learn(registry, groomer.id, asked.id);
  else if (code === 'conflict') registry.pending.push(asked);
};

/** Several groomers go for the same job: it stays in the list for a while. */
const grab: Action = async ({ groomer, registry, writer, random }) => {
  const [id] = registry.unassigned;
  if (id === undefined) return;
  if (random.chance(0.4)) registry.unassigned.shift();
  const { outcome } = await writer.attempt({
    kind: 'grab',
    target: id,
    request: { method: 'POST', path: JOBS, token: groomer.token, body: { orderId: id } },
  });
  if (outcome === 'acknowledged') learn(registry, groomer.id, id);
};

const offerTrade: Action = async (booker) => {
  const { groomer, world, registry, writer, random } = booker;
  const id = somethingKnown(booker);
  if (id === undefined) return;
  const partner = random.pick(world.bookings.groomers.filter((other) => other.id !== groomer.id));
  const { outcome } = await writer.attempt({
    kind: 'offer trade',
    target: id,
    request: {
      method: 'POST',
      path: `${TRADING}/seller/send`,
      token: groomer.token,
      body: { orderId: id, recipientId: partner.id },
    },
  });
  if (outcome !== 'acknowledged') return;
  registry.offered.push({ id, from: groomer.id, to: partner.id });
  learn(registry, groomer.id, id);
};

/** Refusals after which somebody can still end the trade. */
const STILL_OFFERED = new Set(['slot_taken', 'slot_unavailable', 'conflict']);

const acceptTrade: Action = async ({ groomer, registry, writer }) => {
  const at = registry.offered.findIndex(({ to }) => to === groomer.id);
  const [offer] = at < 0 ? [] : registry.offered.splice(at, 1);
  if (!offer) return;
  const { outcome, code } = await writer.attempt({
    kind: 'accept trade',
    target: offer.id,
    request: { method: 'PUT', path: `${TRADING}/buyer/received-appointments/${offer.id}/accept`, token: groomer.token },
  });
  if (outcome === 'refused' && STILL_OFFERED.has(code ?? '')) registry.offered.push(offer);
  if (outcome !== 'acknowledged') return;
  forget(registry, offer.from, offer.id);
  learn(registry, groomer.id, offer.id);
};

const endTrade: Action = async ({ groomer, registry, writer }) => {
  const at = registry.offered.findIndex(({ from, to }) => to === groomer.id || from === groomer.id);
  const [offer] = at < 0 ? [] : registry.offered.splice(at, 1);
  if (!offer) return;
  const { token } = groomer;
  const request =
    offer.to === groomer.id
      ? ({ method: 'PUT', path: `${TRADING}/buyer/received-appointments/${offer.id}/reject`, token } as const)
      : ({ method: 'DELETE', path: `${TRADING}/seller/sent-appointments/${offer.id}`, token } as const);
  const { outcome, code } = await writer.attempt({ kind: 'end trade', target: offer.id, request });
  if (outcome === 'acknowledged') learn(registry, offer.from, offer.id);
  else if (outcome === 'refused' && STILL_OFFERED.has(code ?? '')) registry.offered.push(offer);
};

/** As often as written. */
const ACTIONS: readonly Action[] = [
  ...Array.from({ length: 8 }, () => place),
  ...Array.from({ length: 5 }, () => move),
  ...Array.from({ length: 5 }, () => cancel),
  accept,
  accept,
  grab,
  grab,
  offerTrade,
  offerTrade,
  acceptTrade,
  acceptTrade,
  endTrade,
];

/** Twelve devices of four groomers who share two vans, and customers who ask for appointments. */
export function startBookingClients(
  client: ApiClient,
  world: World,
  facts: Facts,
  seed: number,
  isOver: () => boolean,
): Promise<unknown> {
  const registry = emptyRegistry();
  const bookers = world.bookings.groomers.flatMap((groomer, index) =>
    Array.from({ length: CLIENTS_PER_GROOMER }, (_, device): Booker => {
      const random = randomFrom('booker', seed, index, device);
      return { groomer, world, registry, random, writer: openBookingWriter(client, facts, random), session: undefined };
    }),
  );
  const askers = Array.from({ length: ASKING_CLIENTS }, (_, index) => randomFrom('asker', seed, index));
  return Promise.all([
    ...bookers.map(async (booker) => {
      while (!isOver()) {
        // Between two actions others get their turn, also when there was nothing to do.
        await new Promise((resolve) => setImmediate(resolve));
        await booker.random.pick(ACTIONS)(booker);
      }
    }),
    ...askers.map((random) => askUntil(world, registry, facts, random, isOver)),
  ]);
}
