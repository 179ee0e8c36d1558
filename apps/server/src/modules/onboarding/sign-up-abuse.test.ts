import { randomInt } from 'node:crypto';
import { LIMITS, MAX_CODE_TRIES } from '@tailgate/contract';
import { startServer, type ServerProcess } from '@tailgate/kit';
import { sandbox } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { signUpForm } from '../../../testing/sign-up-form.ts';

const SIGN_UP = '/v2/service-provider/sign-up';

let api: TestApi;
let worker: { stop(): Promise<void> };
let processes: [ServerProcess, ServerProcess];
beforeAll(async () => {
  // Sessions are started here without limits; what is tried goes to two processes with the real ones.
  api = await startTestApi({ rateLimitScale: 1000 });
  worker = await api.startWorker();
  const environment = { ...api.database.environment, DEFAULT_SITE: api.site.slug };
  processes = await Promise.all([startServer('api', { environment }), startServer('api', { environment })]);
});
afterAll(async () => {
  await Promise.all(processes.map((server) => server.kill()));
  await worker.stop();
  await api.close();
});
beforeEach(() => api.database.asOwner((owner) => owner.query('delete from rate_limits')));

const newPhone = () => `+1737${randomInt(2_000_000, 9_999_999)}`;
const outbox = () => sandbox(api.platform.config.SMS_API_URL);
const started = async () => {
  const phone = newPhone();
  const { body } = await api.call(`POST ${SIGN_UP}/check`, { body: { phoneNumber: phone, termsConditions: true } });
  const { text } = await outbox().waitForSms({ to: phone, contains: 'code' });
  await api.database.asOwner((owner) => owner.query('delete from rate_limits'));
  return { phone, sessionId: body.sessionId, code: text.slice(0, 6) };
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The two processes by turns. Whatever network a caller claims, nobody vouches for it. */
const post = async (turn: number, path: string, body: object): Promise<number> => {
  const response = await fetch(`${processes[turn % 2 === 0 ? 0 : 1].url}${SIGN_UP}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-bundle-id': `app.${api.site.slug}`,
      'x-forwarded-for': `203.0.113.${turn}`,
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
};
const times = <Result>(count: number, act: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(turn)));
const howMany = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;

describe('codes of a sign-up, across two processes', () => {
  it('bear four wrong tries that come at once, and are good on either process', async () => {
    const { sessionId, code } = await started();
    await times(MAX_CODE_TRIES - 1, (turn) => post(turn, 'verify-code', { sessionId, code: wrong(code) }));
    expect(await post(1, 'verify-code', { sessionId, code })).toBe(204);
  });

  it('are no good after five, however many come at once', async () => {
    const { sessionId, code } = await started();
    const statuses = await times(2 * MAX_CODE_TRIES, (turn) =>
      post(turn, 'verify-code', { sessionId, code: wrong(code) }),
    );
    expect(howMany(statuses, 204)).toBe(0);
    expect([
      await post(0, 'verify-code', { sessionId, code }),
      await post(1, 'verify-code', { sessionId, code }),
    ]).not.toContain(204);
  });

  it('cannot be tried out over many sessions from one network', async () => {
    const tries = LIMITS.signUpCodeTriesPerAddress.points;
    const sessions: Awaited<ReturnType<typeof started>>[] = [];
    for (let count = 0; count < tries / (MAX_CODE_TRIES - 1) + 1; count += 1) sessions.push(await started());
    const statuses = await times(tries + 10, (turn) => {
      const { sessionId, code } = sessions[turn % sessions.length] ?? { sessionId: '', code: '' };
      return post(turn, 'verify-code', { sessionId, code: wrong(code) });
    });
    expect(howMany(statuses, 429)).toBe(10);
    expect(howMany(statuses, 204)).toBe(0);
  });

  it('are texted to one number few times, and each replaces the one before', async () => {
    const { phone, sessionId, code } = await started();
    const most = LIMITS.codePerIdentityAndAddress.points;
    const statuses = await times(most + 3, (turn) => post(turn, 'resend-code', { sessionId }));
    expect([howMany(statuses, 429), statuses.length]).toEqual([3, most + 3]);
    await expect
      .poll(async () => (await outbox().messages({ channel: 'sms', to: phone })).length, { timeout: 30_000 })
      .toBe(1 + most);
    expect(await post(0, 'verify-code', { sessionId, code })).not.toBe(204);
  });

  it('make one account, although both processes register it', async () => {
    const { phone, sessionId, code } = await started();
    expect(await post(0, 'verify-code', { sessionId, code })).toBe(204);
    const statuses = await times(4, (turn) => post(turn, 'register', signUpForm(sessionId)));
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404]);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select id from accounts where phone = $1', [phone]),
    );
    expect(rows).toHaveLength(1);
  });
});
