import {
  CONTRACT,
  ROLES,
  type Access,
  type CallName,
  type ContractModule,
  type EndpointRow,
  type ErrorCode,
  type Role,
} from '@tailgate/contract';
import { buildAccount, buildSession } from '../builders.ts';
import type { SignedIn, TestApi } from '../test-api.ts';
import { ABILITIES, OWNERS, type Owner } from './abilities.ts';
import { SAMPLES } from './samples.ts';

export const MATRIX_ROWS: readonly EndpointRow[] = Object.values<ContractModule>(CONTRACT).flatMap((rows) =>
  Object.values(rows),
);
export const nameOf = (row: EndpointRow) => `${row.method} ${row.path}` as CallName;

export interface Cell {
  readonly who: string;
  readonly expected: 'allowed' | ErrorCode;
  readonly got: string;
}

const REFUSALS: readonly string[] = [
  'jwt_auth_invalid_token',
  'forbidden',
  'impersonation_barred',
  'fresh_sign_in_required',
  'not_found',
];

/** What the declaration promises to this caller for rows of that owner. */
const expectation = (access: Access, role: Role | 'nobody', owner: Owner): Cell['expected'] => {
  if (access.kind === 'refresh-token') return 'jwt_auth_invalid_token';
  if (access.kind === 'session') {
    if (role === 'nobody') return 'jwt_auth_invalid_token';
    if (!access.roles.includes(role)) return 'forbidden';
  }
  const may = access.rows.every(({ ability }) => abilityNamed(ability).may(role, owner));
  return may ? 'allowed' : 'not_found';
};

const abilityNamed = (name: string) => {
  const ability = ABILITIES[name];
  if (!ability) throw new Error(`No expectations are written down for the ability ${name}`);
  return ability;
};

const callRow = async (api: TestApi, row: EndpointRow, caller: SignedIn | undefined, owner: Owner): Promise<string> => {
  const site = owner === 'otherSite' ? api.otherSite : api.site;
  const params: Record<string, string> = {};
  if (row.access.kind !== 'refresh-token') {
    for (const { param, ability } of row.access.rows) {
      const possessor = owner === 'own' && caller ? caller.account : await api.account({ roles: ['groomer'] }, site);
      params[param] = await abilityNamed(ability).build(api, possessor, site, row.path);
    }
  }
  const input = await SAMPLES[nameOf(row)]({ api, caller });
  const answer = await api.call(nameOf(row), { ...input, params, ...(caller && { token: caller.token }) });
  if (answer.status >= 500) return `status ${answer.status}`;
  return answer.status >= 400 && REFUSALS.includes(answer.error.code) ? answer.error.code : 'allowed';
};

const ownersOf = (row: EndpointRow): readonly Owner[] =>
  row.access.kind !== 'refresh-token' && row.access.rows.length > 0 ? OWNERS : ['own'];

/** Every role and nobody, against rows of each owner. */
export const roleCells = async (api: TestApi, row: EndpointRow): Promise<Cell[]> => {
  const cells: Cell[] = [];
  for (const role of [...ROLES, 'nobody'] as const) {
    for (const owner of ownersOf(row)) {
      const caller = role === 'nobody' ? undefined : await api.as(role);
      cells.push({
        who: `${role}, ${owner} row`,
        expected: expectation(row.access, role, owner),
        got: await callRow(api, row, caller, owner),
      });
    }
  }
  return cells;
};

/** The states of a session that take rights away: foreign to the site, revoked, stale, acting for somebody. */
export const sessionCells = async (api: TestApi, row: EndpointRow): Promise<Cell[]> => {
  const { access } = row;
  if (access.kind !== 'session') return [];
  const cells: Cell[] = [];
  const role = access.roles[0];
  if (!role) throw new Error(`${nameOf(row)} is open to no role at all`);

  const foreigner = await api.as(role, api.otherSite);
  cells.push({
    who: `${role} of another site`,
    expected: 'jwt_auth_invalid_token',
    got: await callRow(api, row, foreigner, 'own'),
  });

  const revoked = await api.as(role);
  await changeSessions(api, revoked, 'revoked_at = now()');
  cells.push({
    who: `${role}, revoked session`,
    expected: 'jwt_auth_invalid_token',
    got: await callRow(api, row, revoked, 'own'),
  });

  const stale = await api.as(role);
  await changeSessions(api, stale, `authenticated_at = now() - interval '11 minutes'`);
  cells.push({
    who: `${role}, not fresh`,
    expected: access.freshSignIn ? 'fresh_sign_in_required' : 'allowed',
    got: await callRow(api, row, stale, 'own'),
  });

  for (const impersonated of ['groomer', 'fleet_owner'] as const) {
    if (!access.roles.includes(impersonated)) continue;
    const expected = access.whileImpersonating === 'barred' ? 'impersonation_barred' : 'allowed';
    cells.push({
      who: `support acting as ${impersonated}`,
      expected,
      got: await callRow(api, row, await impersonating(api, impersonated), 'own'),
    });
  }
  return cells;
};

const changeSessions = (api: TestApi, caller: SignedIn, change: string) =>
  api.database.asOwner((owner) =>
    owner.query(`update sessions set ${change} where account_id = $1`, [caller.account.id]),
  );

const impersonating = (api: TestApi, role: 'groomer' | 'fleet_owner'): Promise<SignedIn> =>
  api.platform.db.inSite(api.site.id, async (tx) => {
    const supporter = await buildAccount(tx, api.site.id, { roles: ['support'] });
    const { sessionId } = await buildSession(tx, api.platform, supporter);
    const account = await buildAccount(tx, api.site.id, { roles: [role] });
    const session = await buildSession(tx, api.platform, account, {
      by: supporter.id,
      fromSession: sessionId,
      reason: 'test',
    });
    return { account, ...session, call: (name, input) => api.call(name, { ...input, token: session.token }) };
  });
