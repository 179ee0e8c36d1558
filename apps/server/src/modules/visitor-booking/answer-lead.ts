import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { setLeadAnswer } from './leads.queries.ts';

export interface LeadAnswer {
  readonly lead: Rows<'leads'>;
  /** Null where it waits again. */
  readonly note: string | null;
}

/** Staff got back to somebody whom nobody could serve, or still have to. */
export const answerLead = async (
  tx: Tx,
  viewer: Viewer,
  { lead, note }: LeadAnswer,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  await setLeadAnswer(tx, lead, note === null ? null : { by: viewer.accountId, note, at: clock.now() });
};
