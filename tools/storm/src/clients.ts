import { setTimeout as delay } from 'node:timers/promises';

import { randomFrom } from '@tailgate/kit';

import type { ApiClient } from './api-client.ts';
import type { Facts } from './facts.ts';
import { openWriter, type Intention, type Writer } from './idempotent-write.ts';
import type { Person, World } from './world.ts';

interface ClientLoop {
  readonly pauseMs: number;
  /** The next write; undefined when there are no more. */
  next(): Intention | undefined;
}

function logEvents(person: Person, loop: number): ClientLoop {
  let count = 0;
  return {
    pauseMs: 25,
    next: () => {
      const message = `storm-${loop}-${(count += 1)}`;
      return {
        kind: 'log event',
        subject: message,
        request: { method: 'POST', path: '/v1/logEvent', token: () => person.token, body: { message } },
      };
    },
  };
}

/** The only writer of its account, so that the last acknowledged value must be stored. */
function preferences(person: Person): ClientLoop {
  let value = 0;
  const path = '/v2/service-provider/account/preferences';
  return {
    pauseMs: 40,
    next: () => {
      value += 1;
      const body = { uiPreferences: { storm: value } };
      const request = { method: 'POST', path, token: () => person.token, body } as const;
      return { kind: 'preferences', subject: person.id, value, request };
    },
  };
}

/** An account may not have many more of them. */
const MOST_UPLOAD_SLOTS = 1_500;

function uploadSlots(person: Person, loop: number): ClientLoop {
  let count = 0;
  return {
    pauseMs: 40,
    next: () => {
      if (count >= MOST_UPLOAD_SLOTS) return undefined;
      const filename = `storm-${loop}-${(count += 1)}.png`;
      const body = { filename, contentType: 'image/png', sizeBytes: 1_000 };
      return {
        kind: 'upload slot',
        subject: filename,
        request: { method: 'POST', path: '/v2/attachment/images', token: () => person.token, body },
      };
    },
  };
}

function signUpCodes(loop: number): ClientLoop {
  let count = 0;
  return {
    pauseMs: 100,
    next: () => {
      const number = `325${2_000_000 + loop * 100_000 + (count += 1)}`;
      const body = { phone: { prefix: '+1', number } };
      return {
        kind: 'sign-up code',
        subject: `+1${number}`,
        request: { method: 'POST', path: '/v2/customer/sign-up/check', body },
      };
    },
  };
}

function passwordResets(addresses: readonly string[]): ClientLoop {
  const waiting = [...addresses];
  return {
    pauseMs: 150,
    next: () => {
      const email = waiting.shift();
      if (email === undefined) return undefined;
      return {
        kind: 'password reset',
        subject: email,
        request: { method: 'POST', path: '/v2/account/request-password-reset', body: { email } },
      };
    },
  };
}

function loopsIn({ groomers, resetAddresses }: World): ClientLoop[] {
  const [one, two, three, four, five, six] = groomers as [Person, Person, Person, Person, Person, Person];
  return [
    ...[four, four, five, five].map(logEvents),
    ...[one, two, three].map(preferences),
    ...[five, six].map(uploadSlots),
    ...[0, 1].map(signUpCodes),
    passwordResets(resetAddresses),
  ];
}

/** Longer pauses in a longer storm, which is there for attempts with appointments: other writes leave them the machine. */
const PAUSED_FULLY_IN_SECONDS = 60;
const MOST_PAUSED = 10;
const paused = (seconds: number) => Math.min(Math.max(1, seconds / PAUSED_FULLY_IN_SECONDS), MOST_PAUSED);

async function runLoop(loop: ClientLoop, writer: Writer, seconds: number, isOver: () => boolean): Promise<void> {
  for (let intention = loop.next(); intention && !isOver(); intention = loop.next()) {
    await writer.write(intention);
    await delay(loop.pauseMs * paused(seconds));
  }
}

export interface Clients {
  /** Resolves when every client has finished its current write. */
  readonly finished: Promise<unknown>;
  /** Replays some old keys at the end, which must return the same response and change nothing. */
  replayOldKeys(limitPerClient: number): Promise<void>;
}

/** Twelve clients, each sending one request at a time. */
export function startClients(
  client: ApiClient,
  world: World,
  facts: Facts,
  { seed, seconds }: { seed: number; seconds: number },
  isOver: () => boolean,
): Clients {
  const loops = loopsIn(world).map((loop, index) => ({
    loop,
    writer: openWriter(client, facts, randomFrom('client', seed, index)),
  }));
  return {
    finished: Promise.all(loops.map(({ loop, writer }) => runLoop(loop, writer, seconds, isOver))),
    replayOldKeys: async (limit) => {
      await Promise.all(loops.map(({ writer }) => writer.replaySome(limit)));
    },
  };
}
