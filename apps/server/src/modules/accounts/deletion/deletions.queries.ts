import { sql } from 'kysely';
import { addressColumns } from '../../../platform/db/address-columns.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { deleteFactors } from '../second-step/factors.queries.ts';

export const waitingDeletion = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('deletion_requests')
    .select(['id', 'status', 'scheduled_for'])
    .where('account_id', '=', accountId)
    // A literal: as a parameter, a generic plan cannot tell that the condition is the one of the partial index.
    .where('status', '=', sql.lit('waiting'))
    .executeTakeFirst();

/** Removes everything personal; the row stays, because orders and money refer to it. */
export const anonymizeAccount = async (tx: Tx, accountId: string, now: Date) => {
  // Codes of a sign-up know the number and not yet the account.
  const { phone } = await tx
    .selectFrom('accounts')
    .select('phone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('phone_codes')
    .where((code) =>
      code.or([
        code('account_id', '=', accountId),
        code('requested_by', '=', accountId),
        ...(phone ? [code('phone', '=', phone)] : []),
      ]),
    )
    .execute();
  await tx
    .updateTable('accounts')
    .set({
      email: null,
      phone: null,
      password_hash: null,
      first_name: 'Deleted',
      last_name: 'account',
      photo_file_id: null,
      status: 'inactive',
      anonymised_at: now,
    })
    .where('id', '=', accountId)
    .execute();
  await tx
    .updateTable('customer_profiles')
    .set({ ...addressColumns(null), address_line_2: '', address_notes: '', contact_email: null, source: null })
    .where('account_id', '=', accountId)
    .execute();
  await tx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
  await deleteFactors(tx, accountId);
  await tx.deleteFrom('client_events').where('account_id', '=', accountId).execute();
};
