import { setTimeout as delay } from 'node:timers/promises';

import { openApiClient } from '../api-client.ts';
import type { World } from '../world.ts';

const PAUSE_MS = 400;

/** People for whom texts, mails, files and cards are asked for all the time: without calls nobody knows of an outage. */
export function askOften(port: number, { site, groomers, resetAddresses }: World, isOver: () => boolean) {
  const client = openApiClient([port], site.host);
  const addresses = [...resetAddresses];
  const asks: readonly ((turn: number) => Promise<unknown>)[] = [
    (turn) =>
      client.send(0, {
        method: 'POST',
        path: '/v2/customer/sign-up/check',
        body: { phone: { prefix: '+1', number: `325${2_000_000 + turn}` } },
      }),
    () =>
      client.send(0, {
        method: 'POST',
        path: '/v2/account/request-password-reset',
        body: { email: addresses.pop() ?? 'nobody@storm.test' },
      }),
    (turn) => client.send(0, { method: 'GET', path: `/assets/of-another-build-${turn}.js` }),
    (turn) =>
      client.send(0, {
        method: 'POST',
        path: '/v2/service-payment/stripe/user-cards/create-card-token',
        token: groomers[turn % groomers.length]?.token ?? '',
        key: `outage-${turn}`,
        body: {},
      }),
  ];
  const keepAsking = async (ask: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver(); turn += 1) {
      // Refusals are what an outage looks like from here.
      await ask(turn).catch(() => undefined);
      await delay(PAUSE_MS);
    }
  };
  return Promise.all(asks.map(keepAsking)).then(() => client.close());
}
