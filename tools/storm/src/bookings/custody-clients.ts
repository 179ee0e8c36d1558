import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { randomFrom, type Random } from '@tailgate/kit';

import type { ApiClient } from '../api-client.ts';
import type { Facts } from '../facts.ts';
import type { World } from '../world.ts';
import type { CustodyAttempt, CustodyKind } from './booking-facts.ts';
import { openBookingWriter, type BookingWriter } from './booking-writer.ts';
import { stormDays } from './times.ts';

const FLEET = '/v2/service-vehicle/fleet-owner';
const PAUSE_MS = 150;

interface Owner {
  readonly world: World;
  readonly facts: Facts;
  readonly writer: BookingWriter;
  readonly random: Random;
  readonly vehicleId: string;
  /** Nobody else changes the van on these. */
  readonly days: readonly string[];
}

type Wanted = Pick<CustodyAttempt, 'kind' | 'day' | 'holderId'>;

interface Choice {
  readonly visitId: string;
  readonly choice: 'other_van';
}

const requestFor = ({ world, vehicleId }: Owner, { kind, day, holderId }: Wanted, choices: readonly Choice[]) => {
  const { token } = world.bookings.owner;
  return kind === 'temporary'
    ? ({
        method: 'POST',
        path: `${FLEET}/renter-management/vehicles/${vehicleId}/temporary-assignations`,
        token,
        body: { assignations: [{ date: day, driverId: holderId }], choices },
      } as const)
    : ({
        method: 'PUT',
        path: `${FLEET}/fleet-management/${vehicleId}/assignation`,
        token,
        body: { type: 'full_time', serviceProviderId: holderId, from: day, until: day, choices },
      } as const);
};

interface Refusal {
  readonly code?: string;
  readonly data?: { readonly vanUse?: readonly { readonly id: string; readonly choices: readonly string[] }[] };
}

/** What the owner could choose for the visits that a refusal lists; undefined where one would lose its van. */
const choicesFrom = ({ code, data }: Refusal): Choice[] | undefined => {
  const visits = data?.vanUse ?? [];
  if (code !== 'custody_has_visits' || visits.some(({ choices }) => !choices.includes('other_van'))) return undefined;
  return visits.map(({ id }) => ({ visitId: id, choice: 'other_van' }));
};

/** Changes a day, and once more with a choice for each visit if that is all that is asked for. */
const changeDay = async (owner: Owner, wanted: Wanted, choices: readonly Choice[] = []): Promise<void> => {
  const { facts, vehicleId, writer } = owner;
  const attempt: CustodyAttempt = { ...wanted, vehicleId, movesVisits: choices.length > 0, outcome: 'unanswered' };
  facts.bookings.custodyAttempts.push(attempt);
  const request = { ...requestFor(owner, wanted, choices), key: randomUUID() };
  const answer = await writer.ask(request, () => (attempt.mayHaveHappened = true));
  if (!answer) return;
  if (answer.status < 300) {
    attempt.outcome = 'acknowledged';
    return;
  }
  const refusal = JSON.parse(answer.body) as Refusal;
  attempt.outcome = 'refused';
  attempt.code = String(refusal.code);
  const chosen = choices.length === 0 ? choicesFrom(refusal) : undefined;
  if (chosen) await changeDay(owner, wanted, chosen);
};

/** As often as written. */
const KINDS: readonly CustodyKind[] = ['temporary', 'temporary', 'temporary', 'assign', 'assign', 'take back'];

const changeSomething = async (owner: Owner): Promise<void> => {
  const { world, random, days } = owner;
  const kind = random.pick(KINDS);
  const driver = random.pick(world.bookings.drivers).id;
  await changeDay(owner, { kind, day: random.pick(days), holderId: kind === 'take back' ? null : driver });
};

const everyOther = (days: readonly string[], first: number) => days.filter((_, index) => index % 2 === first);

/** The fleet owner on two devices for each van: one changes who drives it on every other day, one on those between. */
export function startCustodyClients(
  client: ApiClient,
  world: World,
  facts: Facts,
  seed: number,
  isOver: () => boolean,
): Promise<unknown> {
  const owners = world.bookings.vans.flatMap((vehicleId, index) =>
    [0, 1].map((first): Owner => {
      const random = randomFrom('custody', seed, index, first);
      const writer = openBookingWriter(client, facts, random);
      return { world, facts, writer, random, vehicleId, days: everyOther(stormDays(), first) };
    }),
  );
  return Promise.all(
    owners.map(async (owner) => {
      while (!isOver()) {
        await changeSomething(owner);
        await delay(PAUSE_MS);
      }
    }),
  );
}
