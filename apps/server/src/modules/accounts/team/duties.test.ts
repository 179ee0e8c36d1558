import type { Duty } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  meetBeforeWriting,
  startTestApi,
  type BuiltSite,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const staffWith = async (duties: readonly Duty[], site?: BuiltSite) =>
  await api.as(await api.account({ roles: ['staff'], duties }, site), site);
const give = (as: SignedIn, id: string, duty: string) =>
  as.call('PUT /v2/staff/team/:id/duties/:duty', { params: { id, duty } });
const take = (as: SignedIn, id: string, duty: string) =>
  as.call('DELETE /v2/staff/team/:id/duties/:duty', { params: { id, duty } });
const asOwner = (text: string, values: unknown[]) => api.database.asOwner((owner) => owner.query(text, values));

describe('a duty', () => {
  it('opens its endpoints from the next call on, and closes them when it is taken away', async () => {
    const owner = await staffWith(['owner']);
    const newcomer = await staffWith([]);
    const fees = () => newcomer.call('GET /v2/staff/fees');
    expect((await fees()).error.code).toBe('forbidden');
    const given = await give(owner, newcomer.account.id, 'money');
    expect(given.body).toMatchObject({ id: newcomer.account.id, duties: ['money'], isLastOwner: false });
    expect((await fees()).status).toBe(200);
    expect((await newcomer.call('GET /v2/staff/applicants')).status).toBe(403);
    expect((await take(owner, newcomer.account.id, 'money')).body.duties).toEqual([]);
    expect((await fees()).status).toBe(403);
  });

  it('is given once, and taken away without one having it', async () => {
    const owner = await staffWith(['owner']);
    const { account } = await staffWith(['people']);
    expect((await give(owner, account.id, 'people')).body.duties).toEqual(['people']);
    expect((await give(owner, account.id, 'content')).body.duties).toEqual(['people', 'content']);
    expect((await take(owner, account.id, 'money')).body.duties).toEqual(['people', 'content']);
    expect((await give(owner, account.id, 'everything')).status).toBe(404);
  });

  it('is part of what a person and a session are told', async () => {
    const staff = await staffWith(['people', 'content']);
    expect((await staff.call('GET /v2/account/me')).body.duties).toEqual(['people', 'content']);
    const renewed = await api.call('POST /v2/account/refresh-token', {
      headers: { 'x-refresh-token': staff.refreshToken },
    });
    expect(renewed.body.duties).toEqual(['people', 'content']);
    expect((await (await api.as('groomer')).call('GET /v2/account/me')).body.duties).toEqual([]);
  });

  it('is worth nothing in another role of the same account', async () => {
    const both = await api.as(await api.account({ roles: ['groomer', 'staff'], duties: ['owner'] }));
    expect((await both.call('GET /v2/staff/fees')).status).toBe(403);
  });
});

describe('the team', () => {
  it('RL-api-client-06 lists the staff of the site with their duties, in pages by name', async () => {
    const site = api.otherSite;
    const owner = await api.as(await api.account({ roles: ['staff'], firstName: 'Bo', lastName: 'Ames' }, site), site);
    await api.account({ roles: ['staff'], duties: ['money'], firstName: 'Al', lastName: 'Ito' }, site);
    await api.account({ roles: ['support'] }, site);
    await staffWith(['people']);
    const { body } = await owner.call('GET /v2/staff/team');
    expect(body.items).toMatchObject([
      { displayName: 'Al Ito', duties: ['money'], isLastOwner: false },
      { displayName: 'Bo Ames', duties: ['owner'], isLastOwner: true, email: owner.account.email },
    ]);
    const page = (await owner.call('GET /v2/staff/team', { query: { limit: 1, offset: 1 } })).body;
    expect(page).toMatchObject({ total: 2, limit: 1, offset: 1, items: [{ displayName: 'Bo Ames' }] });
  });

  it('takes in nobody who is not staff, and nobody of another site', async () => {
    const owner = await staffWith(['owner']);
    for (const { id } of [await api.account(), await api.account({ roles: ['staff'] }, api.otherSite)])
      for (const change of [give, take]) expect((await change(owner, id, 'people')).status).toBe(404);
  });

  it('is changed after a fresh sign-in only', async () => {
    const owner = await staffWith(['owner']);
    const { account } = await staffWith([]);
    await asOwner(`update sessions set authenticated_at = app.now() - interval '11 minutes' where account_id = $1`, [
      owner.account.id,
    ]);
    expect((await give(owner, account.id, 'owner')).error.code).toBe('fresh_sign_in_required');
    expect((await owner.call('GET /v2/staff/team')).status).toBe(200);
  });

  it('shows in the audit log who gave which duty to whom', async () => {
    const owner = await api.as(await api.account({ roles: ['staff'], firstName: 'Olga', lastName: 'Dutiful' }));
    const { id } = await api.account({ roles: ['staff'], duties: [], firstName: 'Ned', lastName: 'New' });
    await give(owner, id, 'money');
    await take(owner, id, 'money');
    const { items } = (await owner.call('GET /v2/staff/audit-log', { query: { search: 'Dutiful' } })).body;
    const account = { displayName: 'Olga Dutiful' };
    const duty = { name: 'money', of: 'Ned New' };
    expect(items).toMatchObject([
      { title: 'Took a duty away', account, duty },
      { title: 'Gave a duty', account, duty },
    ]);
  });
});

describe('the last owner', () => {
  let owner: SignedIn;
  beforeEach(async () => {
    await asOwner(`update accounts set duties = '{}' where site_id = $1`, [api.site.id]);
    owner = await staffWith(['owner']);
  });

  it('stays one until somebody else is', async () => {
    expect((await take(owner, owner.account.id, 'owner')).error.code).toBe('last_owner');
    expect((await owner.call('GET /v2/staff/team')).status).toBe(200);
    const { account } = await staffWith(['people']);
    await give(owner, account.id, 'owner');
    expect((await take(owner, owner.account.id, 'owner')).status).toBe(200);
    expect((await owner.call('GET /v2/staff/team')).status).toBe(403);
  });

  it('does not rely on an owner who is deactivated, no longer staff, about to be deleted, or of another site', async () => {
    await staffWith(['owner'], api.otherSite);
    const { account } = await staffWith(['owner']);
    await asOwner(`update accounts set status = 'inactive' where id = $1`, [account.id]);
    expect((await take(owner, owner.account.id, 'owner')).error.code).toBe('last_owner');
    await asOwner(`update accounts set status = 'active', roles = '{customer}' where id = $1`, [account.id]);
    expect((await take(owner, owner.account.id, 'owner')).error.code).toBe('last_owner');
    const leaving = await staffWith(['owner']);
    expect((await leaving.call('POST /v2/account/request-delete-account')).status).toBe(200);
    expect((await take(owner, owner.account.id, 'owner')).error.code).toBe('last_owner');
  });

  it('cannot ask for the account to be deleted', async () => {
    expect((await owner.call('POST /v2/account/request-delete-account')).error.code).toBe('last_owner');
    await staffWith(['owner']);
    expect((await owner.call('POST /v2/account/request-delete-account')).status).toBe(200);
  });

  it('is not lost when two owners leave at once', async () => {
    const other = await staffWith(['owner']);
    const leave = (one: SignedIn) => () => take(one, one.account.id, 'owner');
    const answers = await meetBeforeWriting(api.database, 'accounts', [leave(owner), leave(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
