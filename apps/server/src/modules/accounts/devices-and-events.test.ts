import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type BuiltAccount, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const rowsOf = async (table: 'devices' | 'client_events', account: BuiltAccount) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<Record<string, unknown>>(`select * from ${table} where account_id = $1`, [account.id]),
  );
  return rows;
};

describe('device information', () => {
  const device = {
    deviceId: 'd-1',
    deviceName: 'Dana’s phone',
    fcmToken: 'push-1',
    os: 'ios',
    osVersion: '19.1',
    browser: 'Safari',
    browserVersion: '19',
    appVersion: '4.2.0',
    appBundleVersion: '420',
  };
  const save = async (person: Awaited<ReturnType<TestApi['as']>>, body: object) =>
    person.call('POST /v1/user/device-meta-data', { body });

  it('RL-push-04 is kept with the push token', async () => {
    const groomer = await api.as('groomer');
    expect((await save(groomer, device)).status).toBe(204);
    expect(await rowsOf('devices', groomer.account)).toMatchObject([
      {
        device_id: 'd-1',
        device_name: 'Dana’s phone',
        push_token: 'push-1',
        os: 'ios',
        app_version: '4.2.0',
        site_id: api.site.id,
      },
    ]);
  });

  it('is one row a device: a new token replaces the old one', async () => {
    const groomer = await api.as('groomer');
    await save(groomer, device);
    await save(groomer, { deviceId: 'd-1', fcmToken: 'push-2' });
    await save(groomer, { deviceId: 'd-2', fcmToken: 'push-3' });
    const rows = await rowsOf('devices', groomer.account);
    expect(rows.map((row) => [row['device_id'], row['push_token']]).sort()).toEqual([
      ['d-1', 'push-2'],
      ['d-2', 'push-3'],
    ]);
  });

  it('belongs to each account that uses the device', async () => {
    const [one, two] = [await api.as('groomer'), await api.as('customer')];
    await save(one, device);
    await save(two, { ...device, fcmToken: 'push-of-two' });
    expect(await rowsOf('devices', one.account)).toMatchObject([{ push_token: 'push-1' }]);
    expect(await rowsOf('devices', two.account)).toMatchObject([{ push_token: 'push-of-two' }]);
  });

  it('RL-push-05 is not taken without a push token', async () => {
    const groomer = await api.as('groomer');
    for (const body of [{ deviceId: 'd-1' }, { deviceId: 'd-1', fcmToken: '' }, { fcmToken: 'push-1' }]) {
      expect((await save(groomer, body)).status).toBe(422);
    }
    expect(await rowsOf('devices', groomer.account)).toEqual([]);
  });
});

describe('logged events', () => {
  it('are kept with who the token says it was, whatever the body says', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.account()];
    const body = { message: ' opened the schedule ', accountId: other.id, impersonatorId: other.id };
    expect((await groomer.call('POST /v1/logEvent', { body })).status).toBe(204);
    expect(await rowsOf('client_events', groomer.account)).toMatchObject([
      { message: 'opened the schedule', impersonator_id: null, site_id: api.site.id },
    ]);
    expect(await rowsOf('client_events', other)).toEqual([]);
  });

  it('lose addresses and numbers on the way', async () => {
    const groomer = await api.as('groomer');
    await groomer.call('POST /v1/logEvent', { body: { message: 'no answer from maya@example.test, (512) 555-0100' } });
    expect(await rowsOf('client_events', groomer.account)).toMatchObject([
      { message: 'no answer from [e-mail] [number]' },
    ]);
  });

  it('are kept once when sent twice with one key', async () => {
    const groomer = await api.as('groomer');
    const send = () =>
      groomer.call('POST /v1/logEvent', {
        body: { message: 'once' },
        headers: { 'idempotency-key': `event-${groomer.account.id}` },
      });
    expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
    expect(await rowsOf('client_events', groomer.account)).toHaveLength(1);
  });

  it('are short, and say something', async () => {
    const groomer = await api.as('groomer');
    for (const message of ['', '   ', 'x'.repeat(501), 'nul \u0000', 7]) {
      expect((await groomer.call('POST /v1/logEvent', { body: { message } })).status).toBe(422);
    }
    expect((await groomer.call('POST /v1/logEvent', { body: { message: 'x'.repeat(500) } })).status).toBe(204);
  });

  it('need a session', async () => {
    const answer = await api.call('POST /v1/logEvent', { body: { message: 'hello' } });
    expect(answer.status).toBe(401);
    expect(answer.error.code).toBe('jwt_auth_invalid_token');
  });
});
