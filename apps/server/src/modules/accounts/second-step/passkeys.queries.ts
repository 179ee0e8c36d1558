import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export type ChallengePurpose = 'sign_in' | 'second_step' | 'enrolment';

interface Challenge {
  readonly challenge: string;
  readonly purpose: ChallengePurpose;
  /** The session that it was made for; null for a sign-in. */
  readonly sessionId: string | null;
}

export const insertChallenge = async (tx: Tx, given: Challenge & { expiresAt: Date }) => {
  await tx
    .insertInto('passkey_challenges')
    .values({
      challenge: given.challenge,
      purpose: given.purpose,
      session_id: given.sessionId,
      expires_at: given.expiresAt,
    })
    .execute();
};

/** Takes the challenge out, whether what signed it is right or not: a second try needs another one. */
export const takeChallenge = async (tx: Tx, given: Challenge, now: Date): Promise<boolean> =>
  (await tx
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', given.challenge)
    .where('purpose', '=', given.purpose)
    .where(sql<boolean>`session_id is not distinct from ${given.sessionId}::uuid`)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()) !== undefined;

export const passkeysOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const passkeyByCredential = (tx: Tx, credentialId: string) =>
  tx
    .selectFrom('passkeys')
    .select(['id', 'account_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof passkeyByCredential>>>;

export const insertPasskey = async (
  tx: Tx,
  passkey: {
    id: string;
    accountId: string;
    credentialId: string;
    publicKey: Uint8Array;
    counter: number;
    transports: readonly string[];
    name: string;
    now: Date;
  },
) => {
  await tx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.now,
    })
    .execute();
};

/** False when another use was counted meanwhile; passkeys that are synchronized between devices always count zero. */
export const touchPasskey = async (tx: Tx, id: string, counter: number, now: Date): Promise<boolean> =>
  (await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((passkey) => passkey.or([passkey('counter', '<', String(counter)), passkey('counter', '=', '0')]))
    .returning('id')
    .executeTakeFirst()) !== undefined;
