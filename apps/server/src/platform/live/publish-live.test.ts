import { jwtAuthenticator, wsconnect, type NatsConnection } from '@nats-io/nats-core';
import type { LiveMessage } from '@tailgate/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { publishLive } from './publish-live.ts';

let api: TestApi;
let groomer: SignedIn;
let screen: NatsConnection;
beforeAll(async () => {
  api = await startTestApi();
  groomer = await api.as('groomer');
  const authenticator = jwtAuthenticator(await api.platform.issueLiveToken(groomer.account.id));
  screen = await wsconnect({ servers: [...api.platform.config.NATS_WS_URLS], authenticator });
});
afterAll(async () => {
  await screen.close();
  await api.close();
});

const ended = (sessionId: string): LiveMessage => ({
  accountId: groomer.account.id,
  topic: 'session.ended',
  data: { sessionId },
});

it('publishes messages of committed transactions in order, and none after a rollback', async () => {
  const messages = screen.subscribe(`u.${groomer.account.id}.>`, { max: 2 });
  await screen.flush();
  const undone = api.platform.db.inSite(api.site.id, (tx) => {
    publishLive(tx, ended('rolled back'), api.platform);
    return Promise.reject(new Error('rolled back on purpose'));
  });
  await expect(undone).rejects.toThrow('rolled back on purpose');
  await api.platform.db.inSite(api.site.id, (tx) => {
    publishLive(tx, ended('first'), api.platform);
    publishLive(tx, ended('second'), api.platform);
    return Promise.resolve();
  });
  const received: unknown[] = [];
  for await (const message of messages) received.push(message.json());
  expect(received).toEqual([{ sessionId: 'first' }, { sessionId: 'second' }]);
});

it('accepts only topics and payloads of the catalogue', async () => {
  await api.platform.db.inSite(api.site.id, (tx) => {
    // @ts-expect-error: the topic is not in the catalog
    publishLive(tx, { accountId: groomer.account.id, topic: 'no.such.topic', data: {} }, api.platform);
    // @ts-expect-error: the payload does not match the topic
    publishLive(tx, { accountId: groomer.account.id, topic: 'session.ended', data: { id: '' } }, api.platform);
    return Promise.resolve();
  });
});
