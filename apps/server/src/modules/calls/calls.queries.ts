import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** The number of the conversation; null where every number is used with the borrowed phone by others. */
export const openConversation = async (
  tx: Tx,
  conversation: {
    id: string;
    providerId: string;
    customerId: string;
    providerPhone: string | null;
    customerPhone: string;
    isBorrowed: boolean;
    numbers: readonly string[];
    now: Date;
    expiresAt: Date;
  },
): Promise<string | null> => {
  const { id, providerId, customerId, providerPhone, customerPhone, isBorrowed, numbers, now, expiresAt } =
    conversation;
  const { rows } = await sql<{ number: string | null }>`
    select app.open_call(${id}, ${providerId}, ${customerId}, ${providerPhone}, ${customerPhone}, ${isBorrowed},
      ${numbers}::text[], ${now}, ${expiresAt}) as number`.execute(tx);
  return rows[0]?.number ?? null;
};

export const siteOfCall = async (tx: Tx, { to, from }: { to: string; from: string }): Promise<string | null> => {
  const { rows } = await sql<{ site_id: string | null }>`select app.site_of_call(${to}, ${from}) as site_id`.execute(
    tx,
  );
  return rows[0]?.site_id ?? null;
};

export const saveOtherPhone = async (
  tx: Tx,
  given: { providerId: string; phone: string; expiresAt: Date },
): Promise<void> => {
  const changed = { phone: given.phone, confirmed_at: null, expires_at: given.expiresAt };
  await tx
    .insertInto('call_phones')
    .values({ provider_id: given.providerId, ...changed })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(changed))
    .execute();
};

export const removeOtherPhone = async (tx: Tx, providerId: string): Promise<void> => {
  await tx.deleteFrom('call_phones').where('provider_id', '=', providerId).execute();
};

export const confirmOtherPhone = async (tx: Tx, providerId: string, now: Date): Promise<void> => {
  await tx.updateTable('call_phones').set({ confirmed_at: now }).where('provider_id', '=', providerId).execute();
};

export const deleteExpiredCalls = async (tx: Tx, now: Date): Promise<void> => {
  await tx.deleteFrom('call_conversations').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('call_phones').where('expires_at', '<=', now).execute();
};
