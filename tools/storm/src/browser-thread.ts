import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { credsAuthenticator, jwtAuthenticator, wsconnect } from '@nats-io/nats-core';

import type { Burst } from './facts.ts';

/**
 * A signed-in browser on the live channel, and beside it a server that publishes. They have a thread of their own
 * because the client library keeps one kind of connection for all of a thread, and its last use wins: next to the
 * TCP connections with which the engines are checked, a browser that lost its node would dial the next one by TCP.
 */
export interface BrowserOrder {
  readonly urls: readonly string[];
  readonly token: string;
  readonly serverCreds: string;
  readonly ownSubject: string;
  readonly foreignSubject: string;
}

const BURST_SIZE = 20;
const POLL_MS = 25;
const THROUGH_AGAIN_TIMEOUT_MS = 8_000;
const ARRIVAL_TIMEOUT_MS = 3_000;
const REFUSAL_TIMEOUT_MS = 3_000;

const { urls, token, serverCreds, ownSubject, foreignSubject } = workerData as BrowserOrder;
const lasting = { servers: [...urls], maxReconnectAttempts: -1, reconnectTimeWait: 100 };
const browser = await wsconnect({ ...lasting, authenticator: jwtAuthenticator(token) });
const server = await wsconnect({ ...lasting, authenticator: credsAuthenticator(Buffer.from(serverCreds, 'base64')) });

const heard: { subject: string; text: string }[] = [];
browser.subscribe(`${ownSubject}.>`, {
  callback: (error, message) => {
    if (!error) heard.push({ subject: message.subject, text: message.string() });
  },
});
await browser.flush();

async function becomesTrue(condition: () => boolean, timeoutMs: number, between = () => {}): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!condition()) {
    if (performance.now() > deadline) return false;
    between();
    await delay(POLL_MS);
  }
  return true;
}

async function sendBurst(occasion: string): Promise<Burst> {
  const begunAt = performance.now();
  const sync = `sync ${occasion}`;
  // Interest travels between nodes by itself after a reconnect; what is published before that is not yet "later".
  const isThrough = await becomesTrue(
    () => heard.some((message) => message.text === sync),
    THROUGH_AGAIN_TIMEOUT_MS,
    () => server.publish(`${ownSubject}.storm`, sync),
  );
  const throughAgainMs = isThrough ? Math.round(performance.now() - begunAt) : undefined;
  const sent = Array.from({ length: BURST_SIZE }, (_, index) => index + 1);
  const topic = `${ownSubject}.storm.${occasion.replaceAll(/\W+/g, '-')}`;
  const received = () => heard.filter((message) => message.subject === topic).map((message) => Number(message.text));
  for (const number of sent) {
    server.publish(topic, String(number));
    server.publish(`${foreignSubject}.storm`, String(number));
  }
  await becomesTrue(() => received().length >= sent.length, isThrough ? ARRIVAL_TIMEOUT_MS : 0);
  return { occasion, throughAgainMs, sent, received: received() };
}

const COMMANDS = {
  /** The index of its node among the addresses it was given. */
  connectedNode: () => urls.findIndex((url) => url.endsWith(`:${browser.getServer().split(':').at(-1)}`)),
  /** Waits until messages come through, then sends numbered ones and counts what arrives. */
  burst: sendBurst,
  messagesHeard: () => heard.length,
  /** Whether this topic was heard, now or soon, after so many other messages. */
  hears: (topic: string, after: number) =>
    becomesTrue(
      () => heard.slice(after).some((message) => message.subject === `${ownSubject}.${topic}`),
      ARRIVAL_TIMEOUT_MS,
    ),
  subjectsSeen: () => [...new Set(heard.map((message) => message.subject))],
  /** How an attempt to listen to somebody else is answered. */
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
