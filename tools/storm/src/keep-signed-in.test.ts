import { expect, it } from 'vitest';

import { keepSignedIn, renewing } from './keep-signed-in.ts';
import type { Person } from './world.ts';

const person = (name: string): Person => ({ id: name, email: `${name}@storm.test`, token: 'old' });

it('renews the tokens of everybody, and the one with which the browser connects', async () => {
  const [groomer, booker, prober] = [person('amy'), person('ben'), person('cat')] as const;
  const told: unknown[] = [];
  const answered = new Set<string>();
  const client = {
    processes: 1,
    close: () => undefined,
    send: (_process: number, { body }: { body?: object }) => {
      const { email } = body as Person;
      // The first call of each fails, as during an outage.
      const status = answered.has(email) ? 200 : 503;
      answered.add(email);
      return Promise.resolve({ status, body: JSON.stringify({ token: `new ${email}`, fbToken: `live ${email}` }) });
    },
  };
  const people = [groomer, booker, prober];
  const browser = { email: 'dan@storm.test', take: ({ fbToken }: { fbToken: string }) => told.push(fbToken) };
  await keepSignedIn(client, [...people.map(renewing), browser], () => told.length > 0, 50);
  expect(people.map(({ token }) => token)).toEqual(['new amy@storm.test', 'new ben@storm.test', 'new cat@storm.test']);
  expect(told).toEqual(['live dan@storm.test']);
});
