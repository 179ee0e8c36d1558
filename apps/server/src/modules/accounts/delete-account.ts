import { DELETION_GRACE_HOURS, deletionRequestMachine, type accountsContract } from '@tailgate/contract';
import { audit } from '../../platform/audit/audit.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { found } from '../../platform/failure.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { transition } from '../../platform/machines/transition.ts';
import { carryOutDeletion } from './accounts.jobs.ts';
import { insertDeletionRequest, waitingDeletion } from './deletions.queries.ts';

export const requestDeleteAccount = async ({
  tx,
  platform,
  viewer,
}: Call<typeof accountsContract.requestDeleteAccount>) => {
  const now = platform.clock.now();
  const scheduledFor = secondsAfter(now, DELETION_GRACE_HOURS * 3600);
  const id = newId();
  const inserted = await insertDeletionRequest(tx, {
    id,
    siteId: viewer.siteId,
    accountId: viewer.accountId,
    requestedAt: now,
    scheduledFor,
  });
  if (inserted) {
    await audit(tx, viewer, { action: 'account.request_deletion', subjectId: viewer.accountId });
    await enqueue(tx, carryOutDeletion, { siteId: viewer.siteId, requestId: id }, { runAt: scheduledFor });
  }
  const waiting = found(await waitingDeletion(tx, viewer.accountId));
  return { scheduledFor: waiting.scheduled_for.toISOString() };
};

export const withdrawDeleteAccount = async ({ tx, viewer }: Call<typeof accountsContract.withdrawDeleteAccount>) => {
  const waiting = found(await waitingDeletion(tx, viewer.accountId));
  await transition(tx, deletionRequestMachine, {
    table: 'deletion_requests',
    id: waiting.id,
    name: 'withdraw',
    actor: 'owner',
  });
  await audit(tx, viewer, { action: 'account.withdraw_deletion', subjectId: viewer.accountId });
};
