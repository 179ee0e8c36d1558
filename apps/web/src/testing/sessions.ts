import type { Session } from '#shell/session/session.ts';
import { currentTimeMs } from '#ui/dates/clock.ts';

const encoded = (claims: object) =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export const tokenOf = (sessionId: string, serial = 1) =>
  `${encoded({ alg: 'HS256' })}.${encoded({ sid: sessionId, serial })}.signature`;

/** A signed-in session; the test sets only what it cares about. */
export const buildSession = (given: Partial<Session> = {}): Session => ({
  token: tokenOf('session-1'),
  expiresAt: new Date(currentTimeMs() + 600_000).toISOString(),
  fbToken: 'chat-token',
  live: { urls: [] },
  remembered: true,
  awaiting: null,
  role: 'groomer',
  roles: [given.role ?? 'groomer'],
  duties: given.role === 'staff' ? ['owner'] : [],
  orderId: null,
  impersonatorId: null,
  impersonatorName: null,
  impersonationEndsAt: null,
  user: { id: 'user-1', displayName: 'Maya Torres', email: 'maya@southpaws.example', photoURL: null },
  ...given,
});
