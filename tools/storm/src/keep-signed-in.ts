import { setTimeout as delay } from 'node:timers/promises';

import { TEST_PASSWORD } from '@tailgate/server/testing';

import type { ApiClient } from './api-client.ts';
import type { BookingWorld } from './bookings/booking-world.ts';
import type { Browser } from './browser.ts';
import type { World } from './world.ts';

/** A third of the life of a token. */
const RENEWED_EVERY_MS = 5 * 60_000;
const PAUSE_MS = 100;

interface Tokens {
  readonly token: string;
  readonly fbToken: string;
}

interface SignedIn {
  readonly email: string;
  readonly take: (tokens: Tokens) => unknown;
}

/** Whether a process answered with new tokens. */
async function renew(client: ApiClient, process: number, { email, take }: SignedIn): Promise<boolean> {
  const body = { email, password: TEST_PASSWORD, deviceId: 'storm' };
  const answer = await client
    .send(process, { method: 'POST', path: '/v2/account/sign-in', body })
    .catch(() => undefined);
  if (answer?.status !== 200) return false;
  await take(JSON.parse(answer.body) as Tokens);
  return true;
}

/** Renews the tokens of clients and of the browser, which a long storm would outlive. */
export async function keepSignedIn(
  client: ApiClient,
  world: Pick<World, 'groomers' | 'prober' | 'browser'> & { bookings: Pick<BookingWorld, 'groomers'> },
  browser: Pick<Browser, 'ask'>,
  isOver: () => boolean,
  everyMs = RENEWED_EVERY_MS,
): Promise<void> {
  const people: readonly SignedIn[] = [
    ...[...world.groomers, ...world.bookings.groomers, world.prober].map((person) => ({
      email: person.email,
      take: ({ token }: Tokens) => (person.token = token),
    })),
    { email: world.browser.email, take: ({ fbToken }: Tokens) => browser.ask('renewToken', fbToken) },
  ];
  const waiting: SignedIn[] = [];
  let renewedAt = performance.now();
  for (let turn = 0; !isOver(); turn += 1) {
    await delay(PAUSE_MS);
    if (performance.now() - renewedAt > everyMs) {
      renewedAt = performance.now();
      waiting.push(...people);
    }
    const [next] = waiting;
    if (next && (await renew(client, turn % client.processes, next))) waiting.shift();
  }
}
