import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import type { ApiClient } from './api-client.ts';
import type { BrowserAnswer, BrowserCommands, BrowserOrder, BrowserRequest } from './browser-thread.ts';
import type { World } from './world.ts';

const CLOSE_TIMEOUT_MS = 3_000;

interface Session {
  readonly token: string;
  readonly fbToken: string;
  readonly live: { readonly urls: string[] };
}

export async function signInBrowser(client: ApiClient, process: number, world: World): Promise<Session> {
  const { email, password } = world.browser;
  const body = { email, password, deviceId: `storm-${process}` };
  const answer = await client.send(process, { method: 'POST', path: '/v2/account/sign-in', body });
  if (answer.status !== 200) throw new Error(`Browser sign-in failed: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as Session;
}

export interface Browser {
  ask<Name extends keyof BrowserCommands>(
    command: Name,
    ...args: Parameters<BrowserCommands[Name]>
  ): Promise<Awaited<ReturnType<BrowserCommands[Name]>>>;
  close(): Promise<void>;
}

/** Connects with the token and URLs of its sign-in response. */
export async function openBrowser(session: Session, world: World): Promise<Browser> {
  const order: BrowserOrder = {
    urls: session.live.urls,
    token: session.fbToken,
    serverCreds: world.environment['NATS_SERVER_CREDS'] ?? '',
    ownSubject: `u.${world.browser.id}`,
    foreignSubject: `u.${world.stranger.id}`,
  };
  const thread = new Worker(new URL('./browser-thread.ts', import.meta.url), { workerData: order });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: unknown) => void }>();
  let lastId = 0;
  const answerTo = (id: number) => new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  thread.on('message', ({ id, result }: BrowserAnswer) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  thread.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  await answerTo(0);

  const ask: Browser['ask'] = async (command, ...args) => {
    lastId += 1;
    const answer = answerTo(lastId);
    thread.postMessage({ id: lastId, command, args: args as never[] } satisfies BrowserRequest);
    return (await answer) as never;
  };
  return {
    ask,
    close: async () => {
      await Promise.race([ask('close'), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      await thread.terminate();
    },
  };
}
