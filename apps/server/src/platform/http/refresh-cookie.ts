import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'tailgate_refresh';
/** Says that there is one, and nothing else: the page itself is asked for where the token does not go. */
const SIGN = 'tailgate_returns';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

const attributes = (host: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    // Browsers take no Secure cookie from plain-HTTP development hosts.
    secure: !/^(localhost|127\.0\.0\.1)$|\.localhost$/.test(host),
  }) as const;

const PATH = '/v2';

/** Holds the rotating refresh token and nothing else; read by the refresh and sign-out calls alone. */
export const refreshCookie = {
  read: ({ server, headers }: FastifyRequest) =>
    headers.cookie ? server.parseCookie(headers.cookie)[NAME] : undefined,
  /** Whether somebody may be signed in here. Only good enough to choose what is painted first. */
  isLikely: ({ server, headers }: FastifyRequest) =>
    headers.cookie !== undefined && SIGN in server.parseCookie(headers.cookie),
  set: (reply: FastifyReply, host: string, token: string, remembered: boolean) => {
    const lasting = { ...attributes(host), ...(remembered && { maxAge: ONE_YEAR_SECONDS }) };
    return reply.setCookie(NAME, token, { ...lasting, path: PATH }).setCookie(SIGN, '1', { ...lasting, path: '/' });
  },
  clear: (reply: FastifyReply, host: string) =>
    reply.clearCookie(NAME, { ...attributes(host), path: PATH }).clearCookie(SIGN, { ...attributes(host), path: '/' }),
};
