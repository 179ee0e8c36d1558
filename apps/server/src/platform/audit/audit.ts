import type { Tx } from '../db/database.ts';
import { newId } from '../ids.ts';

interface Actor {
  readonly siteId: string;
  readonly accountId: string | null;
  readonly impersonatorId: string | null;
}

/** Writes down who did what to whom, with the impersonator when somebody acted in another's name. */
export const audit = async (
  tx: Tx,
  actor: Actor,
  entry: { action: string; subjectId?: string; details?: Record<string, unknown>; requestId?: string },
): Promise<void> => {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      site_id: actor.siteId,
      actor_id: actor.accountId,
      impersonator_id: actor.impersonatorId,
      action: entry.action,
      subject_id: entry.subjectId ?? null,
      details: JSON.stringify(entry.details ?? {}),
      request_id: entry.requestId ?? null,
    })
    .execute();
};
