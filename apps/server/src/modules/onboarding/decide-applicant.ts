import { submittingStepOf } from '@tailgate/contract';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipientOf } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { decideApplication } from '../providers/index.ts';
import { applicantNamed } from './applicants.view.ts';
import { changeApplication } from './onboarding.queries.ts';

type Decision = { readonly name: 'approve' } | { readonly name: 'requestMore' | 'decline'; readonly message: string };

interface Decided {
  readonly applicant: Rows<'providers'>;
  readonly decision: Decision;
}

/** The machine says what is possible; the applicant is told in the same transaction. */
export const decideApplicant = async (
  tx: Tx,
  viewer: Viewer,
  { applicant, decision }: Decided,
  platform: Platform,
): Promise<void> => {
  const { id, kind } = await applicantNamed(tx, applicant);
  const now = platform.clock.now();
  // Nobody is asked who has no step to hand the application in again.
  if (decision.name === 'requestMore' && submittingStepOf(kind) === null) throw new Failure('illegal_transition');
  await decideApplication(tx, viewer, { providerId: id, name: decision.name }, platform);
  const to = await recipientOf(tx, id);
  switch (decision.name) {
    case 'approve':
      await notify(tx, platform, 'applicationApproved', { to, variables: {} });
      return;
    case 'requestMore':
      await changeApplication(tx, id, { request_message: decision.message, requested_at: now }, now);
      await notify(tx, platform, 'applicationNeedsMore', { to, variables: { message: decision.message } });
      return;
    case 'decline':
      await changeApplication(tx, id, { decline_message: decision.message, declined_at: now }, now);
      await notify(tx, platform, 'applicationDeclined', { to, variables: { message: decision.message } });
  }
};
