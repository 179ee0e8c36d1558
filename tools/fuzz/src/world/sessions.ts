import type { Access, Role } from '@tailgate/contract';
import { refreshCookieOf } from '@tailgate/contract/facts';
import type { BuiltAccount, BuiltSite, SignedIn, TestApi } from '@tailgate/server/testing';
import type { Caller } from '../inputs/callers.ts';

/** An access token and a fresh sign-in are both valid for ten minutes: a session is replaced before that. */
const KEPT_MS = 7 * 60_000;

interface Tokens {
  readonly token: string;
  readonly refreshToken?: string | undefined;
}

const GARBAGE = 'not-a-token-that-anybody-ever-issued-0123456789';

/** The sessions of one lane: its own people in every role, so that lanes cannot sign each other out. */
export const laneSessions = (api: TestApi) => {
  const people = new Map<string, Promise<BuiltAccount>>();
  const sessions = new Map<string, { openedAt: number; session: Promise<Tokens> }>();

  const person = (role: Role, site: BuiltSite = api.site): Promise<BuiltAccount> => {
    const key = `${role} of ${site.slug}`;
    const known = people.get(key) ?? api.account({ roles: [role] }, site);
    people.set(key, known);
    return known;
  };
  const open = async (role: Role, site: BuiltSite = api.site): Promise<SignedIn> =>
    api.as(await person(role, site), site);

  const impersonate = async (): Promise<Tokens> => {
    const groomer = await person('groomer');
    const support = await open('support');
    const { status, body } = await support.call('POST /v2/account/impersonation', {
      body: { accountId: groomer.id, reason: 'fuzzing', deviceId: 'fuzz' },
      headers: { 'x-refresh-token': support.refreshToken },
    });
    if (status !== 200) throw new Error(`Impersonation answered ${status}`);
    return body;
  };

  const kept = async (key: string, opening: () => Promise<Tokens>): Promise<string> => {
    const known = sessions.get(key);
    const current =
      known && performance.now() - known.openedAt < KEPT_MS
        ? known
        : { openedAt: performance.now(), session: opening() };
    sessions.set(key, current);
    return (await current.session).token;
  };

  const keyOf = (caller: Caller) => ('role' in caller ? `${caller.kind} ${caller.role}` : caller.kind);

  const openingOf = (caller: Caller): (() => Promise<Tokens>) | undefined => {
    switch (caller.kind) {
      case 'signed-in':
      case 'wrong-role':
        return () => open(caller.role);
      case 'other-site':
        return () => open(caller.role, api.otherSite);
      case 'impersonating':
        return impersonate;
      default:
        return undefined;
    }
  };

  const refreshTokenOf = async (caller: Caller & { kind: 'refresh-token' }): Promise<string> => {
    if (caller.state === 'garbage') return GARBAGE;
    const { refreshToken } = await open(caller.role);
    if (caller.state === 'spent')
      await api.call('POST /v2/account/refresh-token', { headers: { 'x-refresh-token': refreshToken } });
    return refreshToken;
  };

  return {
    person,
    open,
    headersOf: async (caller: Caller, access?: Access): Promise<Record<string, string>> => {
      const { host } = api.site;
      if (caller.kind === 'refresh-token') {
        const token = await refreshTokenOf(caller);
        return caller.carriedBy === 'header'
          ? { host, 'x-refresh-token': token }
          : { host, cookie: `${refreshCookieOf(host)}=${token}` };
      }
      const opening = openingOf(caller);
      if (!opening) return { host };
      // A refresh token is spent by the call, so its session is opened for this call alone.
      if (access?.kind === 'session' && access.withRefreshToken) {
        const { token, refreshToken } = await opening();
        return { host, authorization: `Bearer ${token}`, ...(refreshToken && { 'x-refresh-token': refreshToken }) };
      }
      return { host, authorization: `Bearer ${await kept(keyOf(caller), opening)}` };
    },
    forgetSession: (caller: Caller) => void sessions.delete(keyOf(caller)),
  };
};

export type LaneSessions = ReturnType<typeof laneSessions>;
