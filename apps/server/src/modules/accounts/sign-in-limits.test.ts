import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApiProcess, startTestApi, type ServerProcess, type TestApi } from '../../../testing/index.ts';
import { LIMITS } from '../../platform/limits/limits.ts';

let api: TestApi;
let processes: [ServerProcess, ServerProcess];
beforeAll(async () => {
  api = await startTestApi();
  const environment = { ...api.database.environment, DEFAULT_SITE: api.site.slug };
  processes = [await startApiProcess(environment), await startApiProcess(environment)];
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
    const statuses: number[] = [];
    for (let turn = 0; turn < LIMITS.signInPerAccount.points + 4; turn += 1) {
      statuses.push(await tryIn(processes[turn % 2 === 0 ? 0 : 1], email, { 'x-forwarded-for': `203.0.113.${turn}` }));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(LIMITS.signInPerAccount.points);
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
  });

  it('count the tries from one address over many accounts, and many at once do not slip past', async () => {
    await api.database.asOwner((owner) => owner.query('delete from rate_limits'));
    const statuses = await Promise.all(
      Array.from({ length: LIMITS.signInPerAddress.points + 20 }, (_, turn) =>
        tryIn(processes[turn % 2 === 0 ? 0 : 1], `somebody-${turn}@example.test`, {
          'x-forwarded-for': `198.51.100.${turn}`,
        }),
      ),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(LIMITS.signInPerAddress.points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});
