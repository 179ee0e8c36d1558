import { isDevelopmentHost, refreshCookieOf } from '@tailgate/contract/facts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** `__Host-` cookies need Secure and the path `/`, and have no domain. Lax keeps them out of foreign sites' POSTs. */
const attributes = (host: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: !isDevelopmentHost(host), path: '/' }) as const;

const read = ({ server, headers, hostname }: FastifyRequest): string | undefined =>
  headers.cookie ? server.parseCookie(headers.cookie)[refreshCookieOf(hostname)] : undefined;

/** Holds the rotating refresh token and nothing else; read by the refresh and sign-out calls alone. */
export const refreshCookie = {
  read,
  /** Whether somebody may be signed in here. Only good enough to choose what is painted first. */
  isLikely: (request: FastifyRequest) => read(request) !== undefined,
  set: (reply: FastifyReply, host: string, token: string, remembered: boolean) =>
    reply.setCookie(refreshCookieOf(host), token, {
      ...attributes(host),
      ...(remembered && { maxAge: ONE_YEAR_SECONDS }),
    }),
  clear: (reply: FastifyReply, host: string) => reply.clearCookie(refreshCookieOf(host), attributes(host)),
};
