import type { SignUpStepStatus } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';

export const openInviteOf = (tx: Tx, inviterId: string) =>
  tx
    .selectFrom('sign_up_invites')
    .select('code')
    .where('inviter_id', '=', inviterId)
    .where('used_at', 'is', null)
    .executeTakeFirst();

/** Of two calls at once one inserts; both read the same code afterwards. */
export const insertInvite = async (tx: Tx, invite: { inviterId: string; code: string; now: Date }) => {
  await tx
    .insertInto('sign_up_invites')
    .values({
      id: newId(),
      inviter_id: invite.inviterId,
      code: invite.code,
      created_at: invite.now,
    })
    .onConflict((conflict) => conflict.column('inviter_id').where('used_at', 'is', null).doNothing())
    .execute();
};

export const openInvite = (tx: Tx, code: string) =>
  tx
    .selectFrom('sign_up_invites')
    .select(['id', 'inviter_id as inviterId'])
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .executeTakeFirst();

/** Whose invite it was, for the one call that gets to use it. */
export const useInvite = (tx: Tx, code: string, by: string, now: Date) =>
  tx
    .updateTable('sign_up_invites')
    .set({ used_at: now, used_by: by })
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .returning('inviter_id as inviterId')
    .executeTakeFirst();

export const insertApplication = async (
  tx: Tx,
  application: {
    accountId: string;
    terms: { version: string; acceptedAt: Date };
    referredBy: string | null;
    numberOfVehicles: number | null;
    now: Date;
  },
): Promise<void> => {
  await tx
    .insertInto('provider_applications')
    .values({
      account_id: application.accountId,
      terms_version: application.terms.version,
      terms_accepted_at: application.terms.acceptedAt,
      referred_by: application.referredBy,
      number_of_vehicles: application.numberOfVehicles,
      created_at: application.now,
    })
    .execute();
};

interface ApplicationChanges {
  readonly submitted_at?: Date;
  readonly policies_version?: string;
  readonly policies_accepted_at?: Date;
  readonly request_message?: string;
  readonly requested_at?: Date;
  readonly decline_message?: string;
  readonly declined_at?: Date;
}

/** Providers who registered before applications were recorded get their row here. */
export const changeApplication = async (
  tx: Tx,
  accountId: string,
  changes: ApplicationChanges,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('provider_applications')
    .values({ account_id: accountId, created_at: now, ...changes })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .execute();
};

/** Reported again, the first time stays unless the status is another. */
export const keepStep = async (
  tx: Tx,
  report: { accountId: string; step: string; status: SignUpStepStatus; now: Date },
): Promise<void> => {
  await tx
    .insertInto('provider_steps')
    .values({
      account_id: report.accountId,
      step: report.step,
      status: report.status,
      reported_at: report.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'step'])
        .doUpdateSet({ status: report.status, reported_at: report.now })
        .where('provider_steps.status', '<>', report.status),
    )
    .execute();
};

/** The steps and words of a deleted provider; the acceptance of the terms stays, it is the proof. */
export const forgetApplication = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.deleteFrom('provider_steps').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('sign_up_invites').where('inviter_id', '=', accountId).where('used_at', 'is', null).execute();
  await tx
    .updateTable('provider_applications')
    .set({ request_message: null, requested_at: null, decline_message: null, declined_at: null })
    .where('account_id', '=', accountId)
    .execute();
};
