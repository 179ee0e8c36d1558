import { DELETION_GRACE_DAYS, type DeletionRequestStatus } from '@tailgate/contract';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, found } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import { canOf } from '../../../platform/machines/can.ts';
import { create } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountById } from '../accounts.queries.ts';
import { lockTeam, teamMember } from '../team/team.queries.ts';
import { deletionRequests } from './deletion-request.effects.ts';
import { waitingDeletion } from './deletions.queries.ts';

/** Acting for somebody else ends before deletion: then nothing can be done with the request. */
export const deletionRequestAnswer = (
  viewer: Viewer,
  request: { status: DeletionRequestStatus; scheduled_for: Date },
  now: Date,
) => ({
  scheduledFor: request.scheduled_for.toISOString(),
  can: canOf(deletionRequests, viewer.impersonatorId === null ? 'owner' : null, request, now),
});

/** Staff work for a site that somebody owns. */
const requireOtherOwner = async (tx: Tx, { accountId }: Viewer) => {
  const { duties } = await accountById(tx, accountId);
  if (!duties.includes('owner')) return;
  await lockTeam(tx);
  const { is_last_owner: isLastOwner } = await teamMember(tx, (account) => account('accounts.id', '=', accountId));
  if (isLastOwner) throw new Failure('last_owner');
};

export const requestDeleteAccount = async (tx: Tx, viewer: Viewer, platform: Platform) => {
  await requireOtherOwner(tx, viewer);
  const now = platform.clock.now();
  const values = {
    id: newId(),
    account_id: viewer.accountId,
    requested_at: now,
    scheduled_for: secondsAfter(now, DELETION_GRACE_DAYS * 24 * 3600),
  };
  // Asking twice keeps the first date.
  const created = await create(
    tx,
    deletionRequests,
    { name: 'request', actor: 'owner', viewer, values, unlessExists: true },
    platform,
  );
  const waiting = created?.subject ?? found(await waitingDeletion(tx, viewer.accountId));
  return deletionRequestAnswer(viewer, waiting, now);
};
