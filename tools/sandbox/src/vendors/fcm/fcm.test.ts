import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jwt, newServiceAccount } from '../../../testing/push.ts';
import { sandbox as clientOf } from '../../client.ts';
import { type Sandbox, startSandbox } from '../../index.ts';

const account = newServiceAccount();
let sandbox: Sandbox;
let client: ReturnType<typeof clientOf>;
let bearer: string;

const claims = (changed: object = {}) => {
  // real time: as the vendor's
  const now = Math.floor(Date.now() / 1000);
  const scope = 'https://www.googleapis.com/auth/firebase.messaging';
  return { iss: account.email, scope, aud: `${sandbox.url}/token`, iat: now, exp: now + 3_600, ...changed };
};
const tokenFor = (assertion: string, grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer') =>
  fetch(`${sandbox.url}/token`, { method: 'POST', body: new URLSearchParams({ grant_type: grant, assertion }) });
const send = (message: object, { project = 'tests', token = bearer } = {}) =>
  fetch(`${sandbox.url}/v1/projects/${project}/messages:send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
const errorOf = async (answer: Response) => ((await answer.json()) as { error: object }).error;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, ...account.settings });
  client = clientOf(sandbox.url);
  const answer = await tokenFor(jwt('RS256', claims(), account.key));
  bearer = ((await answer.json()) as { access_token: string }).access_token;
});
beforeEach(() => client.clear());
afterAll(() => sandbox.close());

describe('the token endpoint', () => {
  it('trades an assertion of the service account for a bearer token', async () => {
    const answer = await tokenFor(jwt('RS256', claims(), account.key));
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3_599 });
  });

  it.each([
    ['signed by somebody else', () => jwt('RS256', claims(), newServiceAccount().key)],
    ['of another account', () => jwt('RS256', claims({ iss: 'other@example.com' }), account.key)],
    ['for another audience', () => jwt('RS256', claims({ aud: 'https://oauth2.googleapis.com/token' }), account.key)],
    ['for another scope', () => jwt('RS256', claims({ scope: 'email' }), account.key)],
    ['that has expired', () => jwt('RS256', claims({ iat: 1, exp: 2 }), account.key)],
    ['that is none', () => 'nonsense'],
  ])('refuses an assertion %s', async (_what, assertion) => {
    const answer = await tokenFor(assertion());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('supports one grant type', async () => {
    expect((await tokenFor(jwt('RS256', claims(), account.key), 'password')).status).toBe(400);
  });
});

describe('sending', () => {
  it('shows the notification in the outbox', async () => {
    const answer = await send({
      token: 'device-1',
      notification: { title: 'New booking', body: 'Biscuit, Tuesday 9:00' },
      data: { path: '/groomer/appointments' },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      name: expect.stringMatching(/^projects\/tests\/messages\//) as string,
    });
    expect(await client.waitForPush({ to: 'device-1' })).toMatchObject({
      channel: 'push',
      subject: 'New booking',
      text: 'Biscuit, Tuesday 9:00',
      link: '/groomer/appointments',
    });
    const page = await (await fetch(`${sandbox.url}/?channel=push`)).text();
    expect(page).toContain('New booking');
    expect(page).toContain('Opens /groomer/appointments');
  });

  it('needs a bearer token, and the account’s own project', async () => {
    expect((await send({ token: 'device-1' }, { token: 'ya29.made-up' })).status).toBe(401);
    expect((await send({ token: 'device-1' }, { project: 'somebody-elses' })).status).toBe(403);
  });

  it.each([
    ['unregistered-device', 404, 'UNREGISTERED'],
    ['not a token', 400, 'INVALID_ARGUMENT'],
  ])('says what is wrong with the token %s', async (token, status, errorCode) => {
    const answer = await send({ token });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(await errorOf(answer))).toContain(errorCode);
  });

  it('fails like the vendor when a fault is set', async () => {
    await client.setFault({ vendor: 'fcm', mode: 'error', status: 503 });
    expect(await errorOf(await send({ token: 'device-1' }))).toMatchObject({ code: 503, status: 'UNAVAILABLE' });
    expect(await client.messages()).toEqual([]);
    expect((await send({ token: 'device-1' })).status).toBe(200);
  });
});
