import { LIMITS, type CallName, type LimitName } from '@tailgate/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

/** Small, so that few calls exhaust a limit. */
const SCALE = 0.01;
const pointsOf = (name: LimitName) => Math.max(1, Math.round(LIMITS[name].points * SCALE));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: SCALE });
});
afterAll(() => api.close());
beforeEach(() => api.database.asOwner((owner) => owner.query('delete from rate_limits')));

// One row for each kind of key. The authorization harness verifies that every row applies its declared limits.
const LIMITED: readonly (readonly [CallName, LimitName, object | undefined])[] = [
  ['GET /v2/lookups/ip-details', 'lookupsPerAddress', undefined],
  ['POST /v1/logEvent', 'clientEventsPerAccount', { message: 'opened' }],
];

let lastAddress = 0;
const newAddress = () => `10.0.${Math.floor((lastAddress += 1) / 250)}.${1 + (lastAddress % 250)}`;

const send = async (name: CallName, payload: object | undefined, from: string, caller: SignedIn) => {
  const [method, url] = name.split(' ');
  const answer = await api.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: url ?? '',
    remoteAddress: from,
    headers: { host: api.site.host, authorization: `Bearer ${caller.token}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']) };
};

const refusalsBy = async (limit: string): Promise<number> =>
  (await api.platform.metrics.refusedByLimit.get()).values.find(({ labels }) => labels.limit === limit)?.value ?? 0;

/** Exhausts a limit and makes one more call. The calls share only the key of the limit. */
const useUp = async (name: CallName, limit: LimitName, payload: object | undefined) => {
  const { per } = LIMITS[limit];
  const [address, groomer] = [newAddress(), await api.as('groomer')];
  const next = async () =>
    await send(
      name,
      payload,
      per === 'address' ? address : newAddress(),
      per === 'account' ? groomer : await api.as('groomer'),
    );
  const counted = [];
  for (let turn = 0; turn < pointsOf(limit); turn += 1) counted.push(await next());
  return { counted, refused: await next() };
};

describe.each(LIMITED)('%s', (name, limit, payload) => {
  it(`is rejected after ${limit} is exhausted`, async () => {
    const before = await refusalsBy(limit);
    const { counted, refused } = await useUp(name, limit, payload);
    expect(counted.filter(({ status }) => status === 429 || status >= 500)).toEqual([]);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(await refusalsBy(limit)).toBe(before + 1);
  });
});

it('a call counts once for each distinct item of its cost', async () => {
  const groomer = await api.as('groomer');
  const outline = (postalCodes: string[]) =>
    groomer.call('POST /v2/service-provider/work-zone/outline', { body: { postalCodes } });
  const points = pointsOf('addressSearchPerAddress');
  const distinct = Array.from({ length: points + 1 }, (_, index) => String(78_700 + index));
  expect((await outline(distinct.map(() => '78704'))).status).toBe(200);
  await api.database.asOwner((owner) => owner.query('delete from rate_limits'));
  expect((await outline(distinct)).status).toBe(429);
});

it('a replayed call with the same idempotency key is not counted', async () => {
  const groomer = await api.as('groomer');
  const log = () =>
    groomer.call('POST /v1/logEvent', { body: { message: 'opened' }, headers: { 'idempotency-key': 'same-key-1' } });
  expect([(await log()).status, (await log()).status]).toEqual([204, 204]);
});
