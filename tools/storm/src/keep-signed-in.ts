import { setTimeout as delay } from 'node:timers/promises';

import { TEST_PASSWORD } from '@tailgate/server/testing';

import type { ApiClient } from './api-client.ts';
import type { Person } from './world.ts';

/** A third of the life of a token. */
const RENEWED_EVERY_MS = 5 * 60_000;
const PAUSE_MS = 100;

interface Tokens {
  readonly token: string;
  readonly fbToken: string;
}

export interface SignedIn {
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

export const renewing = (person: Person): SignedIn => ({
  email: person.email,
  take: ({ token }) => (person.token = token),
});

/** Renews the tokens of everybody, which a long storm would outlive. */
export async function keepSignedIn(
  client: ApiClient,
  people: readonly SignedIn[],
  isOver: () => boolean,
  everyMs = RENEWED_EVERY_MS,
): Promise<void> {
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
