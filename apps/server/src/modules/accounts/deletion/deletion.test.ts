import { randomInt } from 'node:crypto';
import { DELETION_GRACE_DAYS } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  TEST_PASSWORD,
  fireTimers,
  startTestApi,
  type BuiltAccount,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';

let api: TestApi;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  api = await startTestApi();
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const ask = (person: SignedIn) => person.call('POST /v2/account/request-delete-account');
const withdraw = (person: SignedIn) => person.call('POST /v2/account/withdraw-delete-account');
const scheduledFor = async (person: SignedIn) => (await person.call('GET /v2/account/me')).body.deletionScheduledFor;
const requestsOf = async (account: BuiltAccount) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string; status: string }>('select id, status from deletion_requests where account_id = $1', [
      account.id,
    ]),
  );
  return rows;
};
const jobsOf = async (requestId: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ run_at: Date }>(
      `select run_at + app.clock_offset() as run_at from graphile_worker._private_jobs where payload->>'subjectId' = $1`,
      [requestId],
    ),
  );
  return rows;
};
const GRACE_SECONDS = DELETION_GRACE_DAYS * 24 * 3600;
/** Fires what is due when the grace period ends, and comes back: tokens issued before are still good by the clock. */
const letGraceEnd = async () => {
  api.clock.advance(GRACE_SECONDS);
  await fireTimers(api);
  api.clock.advance(-GRACE_SECONDS);
};
const historyOf = async (requestId: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ name: string; actor: string; account_id: string | null }>(
      'select name, actor, account_id from transitions where subject_id = $1 order by at',
      [requestId],
    ),
  );
  return rows;
};

/** Other modules remove what they hold when the event reaches them. */
const reactionsHaveRun = (account: BuiltAccount) =>
  expect
    .poll(async () => {
      const { rowCount } = await api.database.asOwner((owner) =>
        owner.query(`select 1 from graphile_worker._private_jobs where payload->'event'->>'accountId' = $1`, [
          account.id,
        ]),
      );
      return rowCount;
    })
    .toBe(0);

describe('asking to be forgotten', () => {
  it('names the day, fourteen days ahead, and until then nothing changes', async () => {
    const groomer = await api.as('groomer');
    expect(await scheduledFor(groomer)).toBeNull();
    const { status, body } = await ask(groomer);
    expect(status).toBe(200);
    const hoursAhead = (Date.parse(body.scheduledFor) - api.clock.now().getTime()) / 3_600_000;
    expect(Math.round(hoursAhead)).toBe(14 * 24);
    expect(DELETION_GRACE_DAYS).toBe(14);
    expect(body.can).toEqual({ withdraw: true });
    expect(await scheduledFor(groomer)).toBe(body.scheduledFor);
    expect((await groomer.call('GET /v2/account/me')).body.deletionRequest).toEqual(body);
    const [request] = await requestsOf(groomer.account);
    expect(await jobsOf(request?.id ?? '')).toEqual([{ run_at: new Date(body.scheduledFor) }]);
  });

  it('twice keeps the first date', async () => {
    const groomer = await api.as('groomer');
    const first = (await ask(groomer)).body;
    api.clock.advance(60);
    expect((await ask(groomer)).body).toEqual(first);
    expect(await requestsOf(groomer.account)).toHaveLength(1);
  });
});

describe('a change of mind', () => {
  it('withdraws the request and takes its timer out of the queue', async () => {
    const groomer = await api.as('groomer');
    await ask(groomer);
    expect((await withdraw(groomer)).status).toBe(204);
    expect(await scheduledFor(groomer)).toBeNull();
    const [request] = await requestsOf(groomer.account);
    expect(request?.status).toBe('withdrawn');
    expect(await jobsOf(request?.id ?? '')).toEqual([]);
    await letGraceEnd();
    expect((await groomer.call('GET /v2/account/me')).body.user.email).toBe(groomer.account.email);
  });

  it('needs a request', async () => {
    const groomer = await api.as('groomer');
    expect((await withdraw(groomer)).status).toBe(404);
    await ask(groomer);
    await withdraw(groomer);
    expect((await withdraw(groomer)).status).toBe(404);
  });

  it('leaves room for another request, with a new date', async () => {
    const groomer = await api.as('groomer');
    const first = (await ask(groomer)).body.scheduledFor;
    await withdraw(groomer);
    api.clock.advance(60);
    expect(Date.parse((await ask(groomer)).body.scheduledFor)).toBeGreaterThan(Date.parse(first));
    expect((await requestsOf(groomer.account)).map((row) => row.status).sort()).toEqual(['waiting', 'withdrawn']);
  });
});

describe('when the grace period is over', () => {
  it('everything personal goes, the sessions end, and the row that others refer to stays', async () => {
    const account = await api.account({
      roles: ['groomer', 'customer'],
      firstName: 'Wilhelmina',
      lastName: 'Featherstone',
    });
    const groomer = await api.as(account);
    const contactPhone = `+1512${randomInt(2_000_000, 9_999_999)}`;
    await groomer.call('POST /v2/service-provider/account/settings', {
      body: {
        businessName: 'Featherstone Pets',
        businessEmail: 'hello@featherstone.example',
        description: 'By Wilhelmina',
        vanityUrl: 'featherstone',
        emergencyContactName: 'Otto Featherstone',
        emergencyContactPhone: contactPhone,
        physicalAddress: {
          address: '9 Featherstone Lane',
          city: 'Austin',
          stateOrProvince: 'TX',
          postalCode: '78701',
          latitude: 30.2,
          longitude: -97.7,
        },
      },
    });
    await groomer.call('POST /v1/user/device-meta-data', { body: { deviceId: 'd1', fcmToken: 'push-featherstone' } });
    await groomer.call('POST /v1/logEvent', { body: { message: 'featherstone opened the app' } });
    await api.call('POST /v2/account/sign-in-code/request', {
      body: { phone: { prefix: '+1', number: account.phone.slice(2) } },
    });
    await ask(groomer);
    const [request] = await requestsOf(account);
    await letGraceEnd();
    await reactionsHaveRun(account);

    expect(await requestsOf(account)).toEqual([{ id: request?.id, status: 'carried_out' }]);
    expect((await groomer.call('GET /v2/account/me')).status).toBe(401);
    const late = await api.call('POST /v2/account/refresh-token', {
      headers: { 'x-refresh-token': groomer.refreshToken },
    });
    expect(late.status).toBe(401);
    const signIn = await api.call('POST /v2/account/sign-in', {
      body: { email: account.email, password: TEST_PASSWORD, deviceId: 'x' },
    });
    expect(signIn.status).toBe(401);

    const left = await api.database.asOwner(async (owner) => {
      const texts: string[] = [];
      for (const [table, key] of Object.entries({
        accounts: 'id',
        providers: 'account_id',
        customer_profiles: 'account_id',
        devices: 'account_id',
        client_events: 'account_id',
        deletion_requests: 'account_id',
        sessions: 'account_id',
      })) {
        const { rows } = await owner.query<{ text: string }>(
          `select row_to_json(t)::text as text from ${table} t where ${key} = $1`,
          [account.id],
        );
        texts.push(...rows.map((row) => `${table} ${row.text}`));
      }
      const { rows } = await owner.query<{ text: string }>(`select row_to_json(t)::text as text from phone_codes t`);
      return [...texts, ...rows.map((row) => `phone_codes ${row.text}`)].join('\n');
    });
    expect(left).toContain(`"first_name":"Deleted"`);
    for (const personal of [/featherstone/i, /wilhelmina/i, account.email, account.phone, contactPhone, '78701']) {
      expect(left).not.toMatch(personal);
    }
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(
        `select a.status, a.password_hash, p.status as provider,
          (select count(*) from events where name = 'accounts.deleted' and payload->>'accountId' = a.id::text) as events
        from accounts a join providers p on p.account_id = a.id where a.id = $1`,
        [account.id],
      ),
    );
    expect(rows).toEqual([{ status: 'inactive', password_hash: null, provider: 'inactive', events: 1 }]);

    expect(
      (await api.call('GET /v2/service-provider/account/public-profile/:id', { params: { id: account.id } })).status,
    ).toBe(404);
    const people = await (
      await api.as('support')
    ).call('GET /v2/account/people', { query: { search: 'Deleted account' } });
    expect(people.body.items).toEqual([]);
  });

  it('is carried out once, and the history says by whom', async () => {
    const customer = await api.as('customer');
    await ask(customer);
    const [request] = await requestsOf(customer.account);
    api.clock.advance(GRACE_SECONDS - 1);
    await fireTimers(api);
    api.clock.advance(1 - GRACE_SECONDS);
    expect((await requestsOf(customer.account))[0]?.status).toBe('waiting');
    await letGraceEnd();
    await letGraceEnd();
    expect(await historyOf(request?.id ?? '')).toEqual([
      { name: 'request', actor: 'owner', account_id: customer.account.id },
      { name: 'carryOut', actor: 'timer', account_id: null },
    ]);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(`select 1 from events where name = 'accounts.deleted' and payload->>'accountId' = $1`, [
        customer.account.id,
      ]),
    );
    expect(rows).toHaveLength(1);
  });
});
