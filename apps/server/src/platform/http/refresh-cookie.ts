import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'tailgate_refresh';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

const attributes = (host: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    // Browsers take no Secure cookie from plain-HTTP development hosts.
    secure: !/^(localhost|127\.0\.0\.1)$|\.localhost$/.test(host),
    path: '/v2',
  }) as const;

/** Holds the rotating refresh token and nothing else; read by the refresh and sign-out calls alone. */
export const refreshCookie = {
  read: ({ server, headers }: FastifyRequest) =>
    headers.cookie ? server.parseCookie(headers.cookie)[NAME] : undefined,
  set: (reply: FastifyReply, host: string, token: string, remembered: boolean) =>
    reply.setCookie(NAME, token, { ...attributes(host), ...(remembered && { maxAge: ONE_YEAR_SECONDS }) }),
  clear: (reply: FastifyReply, host: string) => reply.clearCookie(NAME, attributes(host)),
};
