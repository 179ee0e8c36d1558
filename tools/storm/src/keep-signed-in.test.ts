import { expect, it } from 'vitest';

import { keepSignedIn } from './keep-signed-in.ts';
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
  const world = {
    groomers: [groomer],
    prober,
    browser: { id: 'dan', email: 'dan@storm.test', password: '' },
    bookings: { groomers: [{ ...booker, phone: '', resources: [] }] },
  };
  const browser = {
    ask: (...command: unknown[]) => {
      told.push(command);
      return Promise.resolve() as never;
    },
  };
  await keepSignedIn(client, world, browser, () => told.length > 0, 50);
  expect([groomer, ...world.bookings.groomers, prober].map(({ token }) => token)).toEqual([
    'new amy@storm.test',
    'new ben@storm.test',
    'new cat@storm.test',
  ]);
  expect(told).toEqual([['renewToken', 'live dan@storm.test']]);
});
