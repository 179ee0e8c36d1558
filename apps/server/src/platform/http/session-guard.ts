import type { EndpointRow } from '@tailgate/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionGuard } from '../db/database.ts';
import type { Platform } from '../platform.ts';

/** What the session of a call has to be; the database checks it in the round trip that opens a transaction. */
export const guardOf = (row: EndpointRow, request: FastifyRequest): SessionGuard | undefined =>
  row.access.kind === 'session' && request.viewer
    ? {
        sessionId: request.viewer.sessionId,
        role: request.viewer.role,
        duty: request.viewer.role === 'staff' ? row.access.duty : undefined,
        mustBeFresh: row.access.freshSignIn,
        whileAwaiting: row.access.whileAwaiting,
      }
    : undefined;

/**
 * Whoever may not call hears that, and nothing about what was sent. The session is checked with the effect, which a call
 * that cannot be read never reaches: so it is checked here, and calls that can be read need no round trip more.
 */
export const refuseCallerFirst =
  (platform: Platform, row: EndpointRow) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const session = request.isParsed ? undefined : guardOf(row, request);
    if (!session) throw error;
    const checked = platform.db.inSite(request.site.id, () => Promise.resolve(error), { session, isReadOnly: true });
    // Either goes on to the handler of all errors.
    void checked.catch((refused: unknown) => refused).then((failure) => reply.send(failure));
  };
