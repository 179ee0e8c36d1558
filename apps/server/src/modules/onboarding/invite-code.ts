import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, found } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { newSpokenCode } from '../../platform/spoken-code.ts';
import { accountById } from '../accounts/index.ts';
import { insertInvite, openInvite, openInviteOf } from './onboarding.queries.ts';

/** Three groups: 57 bits, too many to guess. */
const GROUPS = 3;

/** The open invite code of a provider, created if there is none. */
export const inviteCode = async (tx: Tx, viewer: Viewer, { clock }: Pick<Platform, 'clock'>): Promise<string> => {
  const open = await openInviteOf(tx, viewer.accountId);
  if (open) return open.code;
  const { accountId: inviterId } = viewer;
  await insertInvite(tx, { inviterId, code: newSpokenCode(GROUPS), now: clock.now() });
  const created = await openInviteOf(tx, inviterId);
  if (!created) throw new Failure('conflict');
  return created.code;
};

/** Whether an open invite was created by somebody with this first name. */
export const isInvitedBy = async (tx: Tx, { code, firstName }: { code: string; firstName: string }) => {
  const invite = await openInvite(tx, code.toUpperCase());
  if (!invite) return false;
  const inviter = found(await accountById(tx, invite.inviterId));
  return inviter.first_name.trim().toLowerCase() === firstName.trim().toLowerCase();
};
