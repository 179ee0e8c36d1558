import { randomUUID } from 'node:crypto';
import type { Child } from '../children.ts';
import { type Comparison, compare } from '../comparison.ts';
import type { Form } from '../forms.ts';
import { type Target, load } from '../load.ts';
import type { World } from '../profile-read/world.ts';
import { interleave } from '../rounds.ts';

/** Saves a device repeatedly. Both sides get a header that differs each time, so that creating it is not measured. */
const targetOf = (world: World, { url, pid }: Child, changingHeader: 'idempotency-key' | 'x-no-key'): Target => ({
  url,
  pid,
  requests: world.groomers.map((groomer, index) => ({
    method: 'POST',
    path: '/v1/user/device-meta-data',
    headers: { ...world.headersOf(groomer), 'content-type': 'application/json' },
    body: JSON.stringify({
      deviceId: 'bench',
      deviceName: 'Bench',
      // One push token per account: a token that changes owners would serialize the writes.
      fcmToken: String(index).padStart(160, 'x'),
      os: 'Debian',
      osVersion: '12',
    }),
    setupRequest: (request) => ({ ...request, headers: { ...request.headers, [changingHeader]: randomUUID() } }),
  })),
});

/** The same row written without and with an Idempotency-Key: what one key costs. */
export const compareIdempotencyKey = async (form: Form, world: World, server: Child): Promise<Comparison[]> => {
  const { rounds, secondsPerRound, warmUpSeconds } = form.idempotencyKey;
  const plain = targetOf(world, server, 'x-no-key');
  const keyed = targetOf(world, server, 'idempotency-key');
  await load(plain, warmUpSeconds);
  await load(keyed, warmUpSeconds);
  const measured = await interleave(rounds, {
    bare: () => load(plain, secondsPerRound),
    ours: () => load(keyed, secondsPerRound),
  });
  return [
    compare(
      measured,
      { bare: (sample) => sample.callsPerSecond, ours: (sample) => sample.callsPerSecond },
      { name: 'write with an idempotency key against one without', unit: 'calls/s', ratio: 'bare : ours' },
    ),
  ];
};
