import { isListed, isWrite, type EndpointRow } from '@tailgate/contract';
import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { deviceNameOf } from '../http/device-name.ts';
import type { RunningCall } from '../http/running-call.ts';
import { addAuditRecord, type Actor, type KeptAnswer } from './audit-record.ts';
import { touchedRows } from './touched-rows.ts';

/** What rows that open a session answer; `sessionId` is not declared by them, so it is never sent. */
interface OpenedSession {
  readonly sessionId: string;
  readonly impersonatorId: string | null;
  readonly user: { readonly id: string };
}

/** A row may answer without a session, where nobody has an account yet. */
const sessionIn = (answer: unknown): OpenedSession | undefined =>
  typeof answer === 'object' && answer !== null && 'user' in answer ? (answer as OpenedSession) : undefined;

const opensSession = ({ answer }: EndpointRow) => answer instanceof z.ZodObject && 'refreshToken' in answer.shape;

const actorOfSession = ({ sessionId, impersonatorId, user }: OpenedSession): Actor => ({
  accountId: user.id,
  impersonatorId,
  sessionId,
});

/** Both sides of a session that starts or ends an impersonation: the one in which somebody is acted for. */
const actorOf = ({ viewer, identified }: RunningCall, opened: OpenedSession | undefined): Actor => {
  const fromAnswer = opened && actorOfSession(opened);
  if (fromAnswer?.impersonatorId) return fromAnswer;
  return viewer ?? fromAnswer ?? { accountId: identified ?? null, impersonatorId: null, sessionId: null };
};

/** Records the successful calls of a write in their own transaction; undefined for reads. */
export const writeRecorder = (name: string, row: EndpointRow) => {
  if (!isWrite(row)) return undefined;
  const listed = isListed(row.activity);
  const touchedBy = touchedRows(row);
  const answersSession = opensSession(row);
  return (tx: Tx, call: RunningCall, answer: unknown, kept?: KeptAnswer): Promise<void> => {
    const { accountId, impersonatorId, sessionId } = actorOf(call, answersSession ? sessionIn(answer) : undefined);
    const record = {
      at: call.platform.clock.now(),
      endpoint: name,
      accountId,
      impersonatorId,
      sessionId,
      touched: touchedBy(call, answer),
      device: deviceNameOf(call.request.headers['user-agent'] ?? ''),
      isListed: listed,
      requestId: call.request.id,
    };
    return addAuditRecord(tx, record, kept);
  };
};
