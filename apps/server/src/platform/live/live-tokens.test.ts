import { jwtAuthenticator, wsconnect, type NatsConnection } from '@nats-io/nats-core';
import { fromPublic } from '@nats-io/nkeys';
import { connect } from '@nats-io/transport-node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { MAX_SUBSCRIPTIONS } from './live-tokens.ts';

let api: TestApi;
const opened: NatsConnection[] = [];
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((connection) => connection.close()));
});
afterAll(() => api.close());

const open = async (accountId: string): Promise<NatsConnection> => {
  const authenticator = jwtAuthenticator(await api.platform.issueLiveToken(accountId));
  const servers = [...api.platform.config.NATS_WS_URLS];
  const connection = await wsconnect({ servers, authenticator, reconnect: false });
  opened.push(connection);
  return connection;
};

const nextError = async (connection: NatsConnection): Promise<string> => {
  for await (const status of connection.status()) if (status.type === 'error') return status.error.message;
  throw new Error('The connection closed without an error');
};

describe('a live token', () => {
  it('is signed with the key of the NATS account', async () => {
    const [header = '', claims = '', signature = ''] = (await api.platform.issueLiveToken('somebody')).split('.');
    const { iss } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iss: string };
    const isGood = fromPublic(iss).verify(
      new TextEncoder().encode(`${header}.${claims}`),
      new Uint8Array(Buffer.from(signature, 'base64url')),
    );
    expect(isGood).toBe(true);
  });

  it('limits the subscriptions of a connection without affecting other accounts', async () => {
    const [amy, ben] = [await open('amy'), await open('ben')];
    const subscribeTo = (connection: NatsConnection, who: string, count: number) =>
      Array.from({ length: count }, (_, number) => connection.subscribe(`u.${who}.topic-${number}`));
    subscribeTo(amy, 'amy', MAX_SUBSCRIPTIONS);
    await amy.flush();
    expect(amy.isClosed()).toBe(false);

    const refused = nextError(amy);
    amy.subscribe('u.amy.one-more');
    expect(await refused).toMatch(/maximum subscriptions exceeded/i);
    subscribeTo(ben, 'ben', MAX_SUBSCRIPTIONS);
    await ben.flush();
    expect(ben.isClosed()).toBe(false);
  });

  it('limits the payload of messages', async () => {
    const amy = await open('amy');
    // The limit of an account comes in a message of its own, after the one that opens the connection.
    await expect.poll(() => amy.info?.max_payload).toBe(1024);
  });

  it('is rejected outside the websocket', async () => {
    const authenticator = jwtAuthenticator(await api.platform.issueLiveToken('amy'));
    const servers = [...api.platform.config.NATS_URLS];
    await expect(connect({ servers, authenticator, reconnect: false })).rejects.toThrow(/authorization/i);
  });
});
