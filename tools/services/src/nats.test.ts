import { encodeUser } from '@nats-io/jwt';
import { jwtAuthenticator, wsconnect } from '@nats-io/nats-core';
import type { Msg, NatsConnection } from '@nats-io/nats-core';
import { createUser, fromSeed } from '@nats-io/nkeys';
import { connect, credsAuthenticator } from '@nats-io/transport-node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { developmentEnvironment, natsNode, startEngines } from './index.ts';
import { natsPorts } from './ports.ts';
import { usePrivateEngines } from './private-engines.ts';

const dropPrivateEngines = usePrivateEngines(0);

const open: NatsConnection[] = [];

function keep(connection: NatsConnection): NatsConnection {
  open.push(connection);
  return connection;
}

async function connectAsServer(): Promise<NatsConnection> {
  const { NATS_URLS = '', NATS_SERVER_CREDS = '' } = developmentEnvironment();
  const authenticator = credsAuthenticator(Buffer.from(NATS_SERVER_CREDS, 'base64'));
  return keep(await connect({ servers: NATS_URLS.split(','), authenticator }));
}

/** The token a signed-in person's browser gets: bearer, own subjects only, no word of its own. */
async function browserToken(userId: string): Promise<string> {
  const account = fromSeed(new TextEncoder().encode(developmentEnvironment().NATS_ACCOUNT_SEED ?? ''));
  return await encodeUser(userId, createUser(), account, {
    bearer_token: true,
    sub: { allow: [`u.${userId}.>`], deny: [] },
    pub: { allow: [], deny: ['>'] },
  });
}

async function connectAsBrowser(userId: string): Promise<NatsConnection> {
  const servers = (developmentEnvironment().NATS_WS_URLS ?? '').split(',');
  return keep(await wsconnect({ servers, authenticator: jwtAuthenticator(await browserToken(userId)) }));
}

async function nextText(messages: AsyncIterator<Msg>): Promise<string | undefined> {
  const next = await messages.next();
  return next.done === true ? undefined : next.value.string();
}

async function nextError(connection: NatsConnection): Promise<string> {
  for await (const status of connection.status()) {
    if (status.type === 'error') return status.error.message;
  }
  throw new Error('the connection closed without an error');
}

beforeAll(() => startEngines({ natsNodes: 3, only: ['nats'] }), 60_000);
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
});
afterAll(dropPrivateEngines, 60_000);

describe('a browser with a bearer token', () => {
  it('receives its own subject over the websocket', async () => {
    const browser = await connectAsBrowser('amy');
    const received = browser.subscribe('u.amy.>', { max: 1 });
    await browser.flush();
    const server = await connectAsServer();
    // The browser may be on another node, which tells the others of its subscription a moment later.
    const sendUntilReceived = async () => {
      server.publish('u.amy.chat', 'your groomer is on the way');
      await server.flush();
      return received.getReceived();
    };
    await expect.poll(sendUntilReceived).toBe(1);
    for await (const message of received) expect(message.string()).toBe('your groomer is on the way');
  });

  it('is refused the subject of somebody else', async () => {
    const browser = await connectAsBrowser('amy');
    const refused = new Promise<string>((resolve) => {
      browser.subscribe('u.ben.>', { callback: (error) => resolve(error?.message ?? 'a message') });
    });
    expect(await refused).toMatch(/permissions violation for subscription to "u\.ben\.>"/i);
  });

  it('is refused every publish, even to its own subject', async () => {
    const browser = await connectAsBrowser('amy');
    const refused = nextError(browser);
    browser.publish('u.amy.chat', 'hello');
    expect(await refused).toMatch(/permissions violation for publish to "u\.amy\.chat"/i);
  });

  it('is not let in with claims that the account did not sign', async () => {
    const servers = (developmentEnvironment().NATS_WS_URLS ?? '').split(',');
    const [header, , signature] = (await browserToken('amy')).split('.');
    const [, claims] = (await browserToken('ben')).split('.');
    const forged = [header, claims, signature].join('.');
    await expect(wsconnect({ servers, authenticator: jwtAuthenticator(forged) })).rejects.toThrow(/authorization/i);
  });
});

describe('the server user', () => {
  it('may not listen to what it sends to people', async () => {
    const server = await connectAsServer();
    const refused = new Promise<string>((resolve) => {
      server.subscribe('u.>', { callback: (error) => resolve(error?.message ?? 'a message') });
    });
    expect(await refused).toMatch(/permissions violation/i);
  });
});

describe('a cluster of three', () => {
  it('delivers between the nodes that are left, and takes a killed node back', async () => {
    const authenticator = jwtAuthenticator(await browserToken('amy'));
    const browser = keep(await wsconnect({ servers: `ws://127.0.0.1:${natsPorts(2).websocket}`, authenticator }));
    const messages = browser.subscribe('u.amy.>')[Symbol.asyncIterator]();
    await browser.flush();

    await natsNode(0).kill();
    await expect(natsNode(0).waitUntilReady(100)).rejects.toThrow(/nats-0 ended/);
    const server = await connectAsServer();
    server.publish('u.amy.first', 'one');
    expect(await nextText(messages)).toBe('one');

    await natsNode(0).start();
    const { NATS_SERVER_CREDS = '' } = developmentEnvironment();
    const returned = keep(
      await connect({
        servers: `127.0.0.1:${natsPorts(0).client}`,
        authenticator: credsAuthenticator(Buffer.from(NATS_SERVER_CREDS, 'base64')),
        ignoreClusterUpdates: true,
      }),
    );
    // The returned node first has to be dialled by its neighbours, who do so once a second.
    const resent = setInterval(() => returned.publish('u.amy.second', 'two'), 50);
    expect(await nextText(messages)).toBe('two');
    clearInterval(resent);
  }, 30_000);
});
