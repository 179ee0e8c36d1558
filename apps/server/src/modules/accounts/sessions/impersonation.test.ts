import {
  CONTRACT,
  IMPERSONATION_MINUTES,
  type ContractModule,
  type Role,
  type SessionAccess,
} from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditRecordsOf,
  recordedCallsOf,
  startTestApi,
  type BuiltAccount,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';
import { queuedFor } from '../../../../testing/queued-notices.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const start = (supporter: SignedIn, accountId: string, more: object = {}) =>
  supporter.call('POST /v2/account/impersonation', {
    body: { accountId, reason: 'Cannot find her schedule', deviceId: 'desk', ...more },
  });

/** Support acting as this person, and the supporter's own session beside it. */
const actAs = async (account: BuiltAccount) => {
  const supporter = await api.as(await api.account({ roles: ['support'], firstName: 'Kim', lastName: 'Support' }));
  const { status, body } = await start(supporter, account.id);
  expect(status).toBe(200);
  const refreshToken = body.refreshToken ?? '';
  const call: TestApi['call'] = (name, input = {}) =>
    api.call(name, { ...input, token: body.token, headers: { 'x-refresh-token': refreshToken } });
  return { supporter, acting: { ...body, refreshToken, call } };
};
const statusWith = async (token: string) => (await api.call('GET /v2/account/me', { token })).status;
const refresh = (token: string) =>
  api.call('POST /v2/account/refresh-token', { headers: { 'x-refresh-token': token } });

describe('who may act as whom', () => {
  it.each<Role>(['groomer', 'fleet_owner'])('RL-impersonation-06 support may act as a %s', async (role) => {
    const account = await api.account({ roles: [role] });
    const { acting } = await actAs(account);
    expect(acting).toMatchObject({ role, user: { id: account.id } });
    expect((await acting.call('GET /v2/service-provider/account')).body.id).toBe(account.id);
  });

  it.each<Role>(['mechanic', 'renter', 'customer', 'staff', 'support'])(
    'RL-impersonation-06 nobody may act as a %s',
    async (role) => {
      const answer = await start(await api.as('support'), (await api.account({ roles: [role] })).id);
      expect(answer.status).toBe(404);
      expect(answer.error.code).toBe('not_found');
    },
  );

  it.each<Role>(['groomer', 'fleet_owner', 'mechanic', 'renter', 'customer', 'staff'])(
    'RL-impersonation-06 a %s may act as nobody',
    async (role) => {
      const answer = await start(await api.as(role), (await api.account()).id);
      expect(answer.status).toBe(403);
    },
  );

  it('nobody unknown, switched off or of another site', async () => {
    const supporter = await api.as('support');
    const inactive = await api.account();
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set status = 'inactive' where id = $1`, [inactive.id]),
    );
    const elsewhere = await api.account({}, api.otherSite);
    for (const id of [crypto.randomUUID(), inactive.id, elsewhere.id])
      expect((await start(supporter, id)).status).toBe(404);
  });

  it('only as groomer or fleet owner, whatever else the person is', async () => {
    const account = await api.account({ roles: ['groomer', 'fleet_owner', 'mechanic', 'customer', 'staff'] });
    const { acting } = await actAs(account);
    expect(acting.role).toBe('groomer');
    for (const role of ['staff', 'customer', 'mechanic']) {
      const refused = await acting.call('POST /v2/account/switch-role', { body: { role } });
      expect(refused.status, role).toBe(403);
      expect(refused.error.code, role).toBe('impersonation_barred');
    }
    const switched = await acting.call('POST /v2/account/switch-role', { body: { role: 'fleet_owner' } });
    expect(switched.body).toMatchObject({ role: 'fleet_owner', impersonatorId: acting.impersonatorId });
  });

  it('not without a reason', async () => {
    const answer = await start(await api.as('support'), (await api.account()).id, { reason: '  ' });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toHaveProperty('reason');
  });
});

describe('while it lasts', () => {
  it('RL-impersonation-04 is flagged by the impersonator, everywhere the session is answered', async () => {
    const { supporter, acting } = await actAs(await api.account());
    const flag = { impersonatorId: supporter.account.id, impersonatorName: 'Kim Support' };
    expect(acting).toMatchObject(flag);
    expect((await acting.call('GET /v2/account/me')).body).toMatchObject(flag);
    const renewed = (await refresh(acting.refreshToken)).body;
    expect(renewed).toMatchObject(flag);
    const minutesLeft = (Date.parse(renewed.impersonationEndsAt ?? '') - api.platform.clock.now().getTime()) / 60_000;
    expect(Math.round(minutesLeft)).toBe(IMPERSONATION_MINUTES);
    const own = (await supporter.call('GET /v2/account/me')).body;
    expect(own).toMatchObject({ impersonatorId: null, impersonatorName: null });
  });

  it('tells a person whose name support has changed, and only then', async () => {
    const account = await api.account({ roles: ['groomer'], firstName: 'Maya', lastName: 'Torres' });
    const { acting } = await actAs(account);
    const save = (body: object) => acting.call('POST /v2/service-provider/account/settings', { body });
    await save({ lastName: 'Torres', description: 'Dogs and cats' });
    expect(await queuedFor(api, account.phone)).toEqual([]);
    const { status, raw } = await save({ lastName: 'Other' });
    expect(status, raw).toBe(200);
    expect(await queuedFor(api, account.phone)).toEqual([expect.stringContaining('changed your name to Maya Other')]);
  });

  it('RL-impersonation-05 logged events carry the impersonator', async () => {
    const groomer = await api.as('groomer');
    const { supporter, acting } = await actAs(groomer.account);
    await groomer.call('POST /v1/logEvent', { body: { message: 'opened schedule' } });
    await acting.call('POST /v1/logEvent', { body: { message: 'opened settings' } });
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select message, impersonator_id from client_events where account_id = $1 order by id', [
        groomer.account.id,
      ]),
    );
    expect(rows).toEqual([
      { message: 'opened schedule', impersonator_id: null },
      { message: 'opened settings', impersonator_id: supporter.account.id },
    ]);
  });

  const rows = Object.values<ContractModule>(CONTRACT).flatMap((module) => Object.values(module));
  const barred = rows.filter(
    (row): row is typeof row & { access: SessionAccess } =>
      row.access.kind === 'session' &&
      row.access.whileImpersonating === 'barred' &&
      row.access.roles.includes('groomer'),
  );

  it('credentials, other sessions and deletion stay out of reach', async () => {
    expect(barred.map((row) => row.path).sort()).toEqual(
      expect.arrayContaining([
        '/v2/account/change-email',
        '/v2/account/change-password',
        '/v2/account/confirm-sign-in',
        '/v2/account/logout-everywhere',
        '/v2/account/request-delete-account',
        '/v2/account/sessions/:id',
        '/v2/account/withdraw-delete-account',
      ]),
    );
    const { acting } = await actAs(await api.account());
    for (const { method, path } of barred) {
      const answer = await api.app.inject({
        method,
        url: path.replace(/:\w+/g, crypto.randomUUID()),
        headers: { host: api.site.host, authorization: `Bearer ${acting.token}` },
        ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
      });
      expect(answer.statusCode, path).toBe(403);
      expect(answer.json(), path).toMatchObject({ code: 'impersonation_barred' });
    }
  });

  it('settings may be changed in their name, but neither e-mail nor password', async () => {
    const account = await api.account();
    const { supporter, acting } = await actAs(account);
    const save = (body: object) => acting.call('POST /v2/service-provider/account/settings', { body });
    for (const change of [{ password: 'seven-clean-spaniels' }, { email: `new-${account.email}` }]) {
      expect((await save({ ...change, description: 'changed' })).error.code).toBe('impersonation_barred');
    }
    expect((await save({ description: 'By support' })).body.description).toBe('By support');
    const byBoth = { accountId: account.id, impersonatorId: supporter.account.id, reason: 'Cannot find her schedule' };
    expect(await auditRecordsOf(api, account.id)).toMatchObject([
      { ...byBoth, endpoint: 'accounts.startImpersonation', touched: { accounts: [account.id] } },
      { ...byBoth, endpoint: 'providers.updateProviderSettings' },
    ]);
  });

  it('does not show among the person’s own sessions, but ends with them all', async () => {
    const groomer = await api.as('groomer');
    const { acting } = await actAs(groomer.account);
    expect((await groomer.call('GET /v2/account/sessions')).body.total).toBe(1);
    await groomer.call('POST /v2/account/logout-everywhere');
    expect(await statusWith(acting.token)).toBe(401);
  });
});

describe('its end', () => {
  it('gives the supporter their own session back, and both ends are recorded', async () => {
    const account = await api.account();
    const { supporter, acting } = await actAs(account);
    const { status, body } = await acting.call('POST /v2/account/impersonation/stop');
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'support', impersonatorId: null, user: { id: supporter.account.id } });
    expect(await statusWith(body.token)).toBe(200);
    expect((await refresh(body.refreshToken ?? '')).status).toBe(200);
    expect(await statusWith(acting.token)).toBe(401);
    expect((await refresh(acting.refreshToken)).status).toBe(401);
    const byBoth = { impersonatorId: supporter.account.id, reason: 'Cannot find her schedule' };
    expect(await auditRecordsOf(api, account.id)).toMatchObject([
      { ...byBoth, endpoint: 'accounts.startImpersonation' },
      { ...byBoth, endpoint: 'accounts.stopImpersonation' },
    ]);
  });

  it('RL-impersonation-03 comes with a log-out, which leaves the supporter signed in', async () => {
    const account = await api.account();
    const { supporter, acting } = await actAs(account);
    expect((await acting.call('POST /v2/account/logout')).status).toBe(204);
    expect(await statusWith(acting.token)).toBe(401);
    expect(await statusWith(supporter.token)).toBe(200);
    expect(await recordedCallsOf(api, account.id)).toEqual(['accounts.startImpersonation', 'accounts.logOut']);
  });

  it('comes with the end of the session it was started from', async () => {
    const { supporter, acting } = await actAs(await api.account());
    await supporter.call('POST /v2/account/logout');
    expect(await statusWith(acting.token)).toBe(401);
    expect((await refresh(acting.refreshToken)).status).toBe(401);
  });

  it('is not to be had by somebody who acts for nobody', async () => {
    const answer = await (await api.as('groomer')).call('POST /v2/account/impersonation/stop');
    expect(answer.status).toBe(409);
    expect(answer.error.code).toBe('conflict');
  });

  // Last in this file: the clock only goes forward.
  it('comes after an hour, however often it is refreshed', async () => {
    const { acting } = await actAs(await api.account());
    api.clock.advance(55 * 60);
    const renewed = (await refresh(acting.refreshToken)).body;
    expect(await statusWith(renewed.token)).toBe(200);
    api.clock.advance(5 * 60 + 1);
    expect((await refresh(renewed.refreshToken ?? '')).status).toBe(401);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(
        `select extract(epoch from expires_at - created_at)::int as seconds from sessions where impersonator_id is not null limit 1`,
      ),
    );
    expect(rows).toEqual([{ seconds: 3600 }]);
  });
});
