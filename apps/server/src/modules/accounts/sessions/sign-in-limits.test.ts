import { LIMITS } from '@tailgate/contract';
import { startServer, type ServerProcess } from '@tailgate/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../testing/index.ts';

const SCALE = 0.3;
const ACCOUNT_TRIES = LIMITS.signInPerIdentityAndAddress.points * SCALE;
const ADDRESS_TRIES = LIMITS.signInPerAddress.points * SCALE;

let api: TestApi;
let processes: [ServerProcess, ServerProcess];
beforeAll(async () => {
  api = await startTestApi();
  // A third of the real limits: the server really waits before it answers a third try.
  const environment = { ...api.database.environment, DEFAULT_SITE: api.site.slug, RATE_LIMIT_SCALE: String(SCALE) };
  processes = await Promise.all([startServer('api', { environment }), startServer('api', { environment })]);
});
afterAll(async () => {
  await Promise.all(processes.map((server) => server.kill()));
  await api.close();
});

const tryIn = async (server: ServerProcess, email: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/v2/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bundle-id': `app.${api.site.slug}`, ...headers },
    body: JSON.stringify({ email, password: 'certainly-wrong', deviceId: 'thief' }),
  });
  await response.arrayBuffer();
  return response.status;
};

describe('sign-in limits across two processes', () => {
  it('count the tries at one account together, whatever address the header claims', async () => {
    const { email } = await api.account();
    const statuses = await Promise.all(
      Array.from({ length: ACCOUNT_TRIES + 4 }, (_, turn) =>
        tryIn(processes[turn % 2 === 0 ? 0 : 1], email, { 'x-forwarded-for': `203.0.113.${turn}` }),
      ),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(ACCOUNT_TRIES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('count the tries from one address over many accounts, and many at once do not slip past', async () => {
    await api.database.asOwner((owner) => owner.query('delete from rate_limits'));
    const statuses = await Promise.all(
      Array.from({ length: ADDRESS_TRIES + 20 }, (_, turn) =>
        tryIn(processes[turn % 2 === 0 ? 0 : 1], `somebody-${turn}@example.test`, {
          'x-forwarded-for': `198.51.100.${turn}`,
        }),
      ),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(ADDRESS_TRIES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});
