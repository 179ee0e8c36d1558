import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { EnteredByFleetOwner } from '../../platform/db/stored/accounts.ts';
import { found } from '../../platform/failure.ts';

interface NewSignUpSession {
  readonly id: string;
  readonly phone: string;
  readonly codeId: string;
  readonly termsVersion: string;
  readonly referralCode: string | null;
  readonly fleetOwner: { readonly entered: EnteredByFleetOwner; readonly passwordHash: string } | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

export const insertSignUpSession = async (tx: Tx, session: NewSignUpSession): Promise<void> => {
  await tx
    .insertInto('sign_up_sessions')
    .values({
      id: session.id,
      kind: session.fleetOwner ? 'fleet_owner' : 'service_provider',
      phone: session.phone,
      code_id: session.codeId,
      terms_version: session.termsVersion,
      terms_accepted_at: session.now,
      referral_code: session.referralCode,
      entered: session.fleetOwner ? JSON.stringify(session.fleetOwner.entered) : null,
      password_hash: session.fleetOwner?.passwordHash ?? null,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
};

export const oneSignUpSession = async (tx: Tx, wanted: Rows<'sign_up_sessions'>) =>
  found(await tx.selectFrom('sign_up_sessions').selectAll().where(wanted).executeTakeFirst());
export type SignUpSession = Awaited<ReturnType<typeof oneSignUpSession>>;

export const setSignUpCode = async (tx: Tx, id: string, codeId: string, expiresAt: Date): Promise<void> => {
  await tx
    .updateTable('sign_up_sessions')
    .set({ code_id: codeId, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
};

export const setSignUpVerified = async (tx: Tx, id: string, at: Date, expiresAt: Date): Promise<void> => {
  await tx
    .updateTable('sign_up_sessions')
    .set({ verified_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
};

/** True for the one call that gets to use the session. */
export const useSignUpSession = async (tx: Tx, id: string, now: Date): Promise<boolean> =>
  (await tx
    .updateTable('sign_up_sessions')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const deleteExpiredSignUps = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('sign_up_sessions').where('expires_at', '<', before).execute();
};
