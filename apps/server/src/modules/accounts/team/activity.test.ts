import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const CHROME = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36' };
const own = async (person: SignedIn, query = {}) => (await person.call('GET /v2/account/activity', { query })).body;
const ofPerson = (viewer: SignedIn, id: string) =>
  viewer.call('GET /v2/account/people/:id/activity', { params: { id } });
const replaceWeek = (person: Pick<SignedIn, 'call'>) =>
  person.call('POST /v2/service-appointment/service-provider/availability/weekly-availability', {
    body: { availability: [] },
    headers: CHROME,
  });
/** Support changes the weekly hours of somebody. */
const changeAs = async (account: SignedIn['account'], reason: string) => {
  const supporter = await api.as(await api.account({ roles: ['support'], firstName: 'Sam', lastName: 'Okafor' }));
  const { body } = await supporter.call('POST /v2/account/impersonation', {
    body: { accountId: account.id, reason, deviceId: 'support' },
  });
  await replaceWeek({ call: (name, input) => api.call(name, { ...input, token: body.token }) });
};

describe('the activity of a person', () => {
  it('lists in words what they did and on which device, the newest first', async () => {
    const account = await api.account();
    const { body } = await api.call('POST /v2/account/sign-in', {
      body: { email: account.email, password: TEST_PASSWORD, deviceId: 'phone' },
      headers: CHROME,
    });
    const person = await api.as(account);
    await replaceWeek(person);
    const { items, total } = await own(person);
    expect(total).toBe(2);
    expect(items.map(({ title, device, bySupport }) => ({ title, device, bySupport }))).toEqual([
      { title: 'Changed weekly hours', device: 'Chrome on Android', bySupport: null },
      { title: 'Logged in', device: 'Chrome on Android', bySupport: null },
    ]);
    expect(Date.parse(items[0]?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(items[1]?.at ?? ''));
    // Renewing the session is recorded, but of no interest.
    await api.call('POST /v2/account/refresh-token', { headers: { 'x-refresh-token': body.refreshToken ?? '' } });
    expect((await own(person)).total).toBe(2);
  });

  it('says what support did and why, without the name and device of the agent', async () => {
    const person = await api.as('groomer');
    await changeAs(person.account, 'Fixing Monday');
    const bySupport = { reason: 'Fixing Monday' };
    expect((await own(person)).items).toMatchObject([
      { title: 'Changed weekly hours', device: null, bySupport },
      { title: 'Support access started', device: null, bySupport },
    ]);
  });

  it('is paged', async () => {
    const person = await api.as('groomer');
    for (let times = 0; times < 3; times += 1) await replaceWeek(person);
    const all = (await own(person)).items.map(({ id }) => id);
    const page = await own(person, { limit: 1, offset: 1 });
    expect(page).toMatchObject({ total: 3, limit: 1, offset: 1 });
    expect(page.items.map(({ id }) => id)).toEqual(all.slice(1, 2));
  });

  it('is nobody else’s', async () => {
    const [person, other] = [await api.as('groomer'), await api.as('groomer')];
    await replaceWeek(person);
    expect((await own(other)).items).toEqual([]);
    expect((await ofPerson(other, person.account.id)).status).toBe(403);
  });

  it('is read by an index of the account', async () => {
    const plan = await api.database.asOwner(async (owner) => {
      await owner.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
      const { rows } = await owner.query(
        `explain select id from audit_records where account_id = '019a0000-0000-7000-8000-000000000000' and listed order by at desc, id desc limit 20`,
      );
      await owner.query('rollback');
      return JSON.stringify(rows);
    });
    expect(plan).toContain('account_id_at_id_idx');
    expect(plan).not.toContain('Sort  (');
  });
});

describe('the activity of a person for support', () => {
  it.each(['support', 'staff'] as const)('names the colleague who acted (%s)', async (role) => {
    const person = await api.as('groomer');
    await changeAs(person.account, 'Fixing Monday');
    const { status, body } = await ofPerson(await api.as(role), person.account.id);
    expect(status).toBe(200);
    expect(body.person).toMatchObject({
      id: person.account.id,
      email: person.account.email,
      roles: ['groomer'],
      status: 'active',
      canImpersonate: role === 'support',
    });
    expect(body.items[0]).toMatchObject({
      title: 'Changed weekly hours',
      device: 'Chrome on Android',
      bySupport: { reason: 'Fixing Monday', name: 'Sam Okafor' },
    });
  });

  it('exists for people of the site only', async () => {
    const supporter = await api.as('support');
    const stranger = await api.as('groomer', api.otherSite);
    expect((await ofPerson(supporter, stranger.account.id)).status).toBe(404);
    expect((await ofPerson(supporter, '019a0000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});
