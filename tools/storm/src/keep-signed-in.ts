import { setTimeout as delay } from 'node:timers/promises';

import { TEST_PASSWORD } from '@tailgate/server/testing';

import type { ApiClient } from './api-client.ts';
import type { Person, World } from './world.ts';

/** Half the life of a token. */
const RENEWED_EVERY_MS = 5 * 60_000;
const PAUSE_MS = 100;

/** Whether a process answered with a new token. */
async function renew(client: ApiClient, process: number, person: Person): Promise<boolean> {
  const body = { email: person.email, password: TEST_PASSWORD, deviceId: 'storm' };
  const answer = await client
    .send(process, { method: 'POST', path: '/v2/account/sign-in', body })
    .catch(() => undefined);
  if (answer?.status !== 200) return false;
  person.token = (JSON.parse(answer.body) as { token: string }).token;
  return true;
}

/** Renews the tokens of clients, which a long storm would outlive. */
export async function keepSignedIn(client: ApiClient, world: World, isOver: () => boolean): Promise<void> {
  const people = [...world.groomers, ...world.bookings.groomers, world.prober];
  const waiting: Person[] = [];
  let renewedAt = performance.now();
  for (let turn = 0; !isOver(); turn += 1) {
    await delay(PAUSE_MS);
    if (performance.now() - renewedAt > RENEWED_EVERY_MS) {
      renewedAt = performance.now();
      waiting.push(...people);
    }
    const [next] = waiting;
    if (next && (await renew(client, turn % client.processes, next))) waiting.shift();
  }
}
