import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { credsAuthenticator, jwtAuthenticator, wsconnect } from '@nats-io/nats-core';
import { becomesTrue } from '@tailgate/kit';

import type { Burst } from './facts.ts';

/**
 * A signed-in browser on the live channel, and a publishing server. They run in a separate thread because the client
 * library has one transport per thread, set by its last use: beside the TCP connections of the engine checks, a browser
 * that lost its node would reconnect by TCP instead of a websocket.
 */
export interface BrowserOrder {
  readonly urls: readonly string[];
  readonly token: string;
  readonly serverCreds: string;
  readonly ownSubject: string;
  readonly foreignSubject: string;
}

const BURST_SIZE = 20;
/** Reached only without any message; generous for busy machines. */
const THROUGH_AGAIN_TIMEOUT_MS = 60_000;
const ARRIVAL_TIMEOUT_MS = 60_000;
const REFUSAL_TIMEOUT_MS = 60_000;

const { urls, serverCreds, ownSubject, foreignSubject, ...given } = workerData as BrowserOrder;
let { token } = given;
const lasting = { servers: [...urls], maxReconnectAttempts: -1, reconnectTimeWait: 100 };
const browser = await wsconnect({ ...lasting, authenticator: jwtAuthenticator(() => token) });
const server = await wsconnect({ ...lasting, authenticator: credsAuthenticator(Buffer.from(serverCreds, 'base64')) });

const inbox: { subject: string; text: string }[] = [];
browser.subscribe(`${ownSubject}.>`, {
  callback: (error, message) => {
    if (!error) inbox.push({ subject: message.subject, text: message.string() });
  },
});
await browser.flush();

async function sendBurst(occasion: string): Promise<Burst> {
  const begunAt = performance.now();
  const sync = `sync ${occasion}`;
  // After a reconnect subscriptions propagate between nodes; messages published before that may be lost.
  const isThrough = await becomesTrue(
    () => {
      if (inbox.some((message) => message.text === sync)) return true;
      server.publish(`${ownSubject}.storm`, sync);
      return false;
    },
    { timeoutMs: THROUGH_AGAIN_TIMEOUT_MS },
  );
  const throughAgainMs = isThrough ? Math.round(performance.now() - begunAt) : undefined;
  const sent = Array.from({ length: BURST_SIZE }, (_, index) => index + 1);
  const topic = `${ownSubject}.storm.${occasion.replaceAll(/\W+/g, '-')}`;
  const received = () => inbox.filter((message) => message.subject === topic).map((message) => Number(message.text));
  for (const number of sent) {
    server.publish(topic, String(number));
    server.publish(`${foreignSubject}.storm`, String(number));
  }
  await becomesTrue(() => received().length >= sent.length, { timeoutMs: isThrough ? ARRIVAL_TIMEOUT_MS : 0 });
  return { occasion, throughAgainMs, sent, received: received() };
}

const COMMANDS = {
  /** For the next connection: NATS closes one whose token has expired. */
  renewToken: (fresh: string) => {
    token = fresh;
  },
  /** The index of its node in the list of URLs. */
  connectedNode: () => urls.findIndex((url) => url.endsWith(`:${browser.getServer().split(':').at(-1)}`)),
  /** Waits until messages arrive again, then sends numbered ones and records what arrives. */
  burst: sendBurst,
  messagesReceived: () => inbox.length,
  /** Whether a message of this topic arrives after the given number of messages. */
  receives: (topic: string, after: number) =>
    becomesTrue(() => inbox.slice(after).some((message) => message.subject === `${ownSubject}.${topic}`), {
      timeoutMs: ARRIVAL_TIMEOUT_MS,
    }),
  subjectsSeen: () => [...new Set(inbox.map((message) => message.subject))],
  /** The result of subscribing to another account's subjects. */
  subscribeToForeign: async () => {
    const refused = new Promise<string>((resolve) => {
      browser.subscribe(`${foreignSubject}.>`, {
        callback: (error, message) => resolve(error?.message ?? `a message on ${message.subject}`),
      });
    });
    return await Promise.race([refused, delay(REFUSAL_TIMEOUT_MS, 'nothing')]);
  },
  close: async () => {
    await Promise.all([browser.close(), server.close()]);
  },
};

export type BrowserCommands = typeof COMMANDS;
export interface BrowserRequest {
  readonly id: number;
  readonly command: keyof BrowserCommands;
  readonly args: readonly never[];
}
export interface BrowserAnswer {
  readonly id: number;
  readonly result: unknown;
}

parentPort?.on('message', (request: BrowserRequest) => {
  const command = COMMANDS[request.command] as (...args: readonly never[]) => unknown;
  void Promise.resolve(command(...request.args)).then((result) => {
    parentPort?.postMessage({ id: request.id, result } satisfies BrowserAnswer);
  });
});
parentPort?.postMessage({ id: 0, result: 'ready' } satisfies BrowserAnswer);
