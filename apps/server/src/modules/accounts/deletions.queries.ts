import type { Tx } from '../../platform/db/database.ts';

export const waitingDeletion = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('deletion_requests')
    .select(['id', 'scheduled_for'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();

/** Asking twice keeps the first date. */
export const insertDeletionRequest = (
  tx: Tx,
  request: { id: string; siteId: string; accountId: string; requestedAt: Date; scheduledFor: Date },
) =>
  tx
    .insertInto('deletion_requests')
    .values({
      id: request.id,
      site_id: request.siteId,
      account_id: request.accountId,
      requested_at: request.requestedAt,
      scheduled_for: request.scheduledFor,
    })
    .onConflict((conflict) => conflict.column('account_id').where('status', '=', 'waiting').doNothing())
    .returning('id')
    .executeTakeFirst();

export const deletionById = (tx: Tx, id: string) =>
  tx.selectFrom('deletion_requests').select(['account_id', 'status']).where('id', '=', id).executeTakeFirst();

/** Takes everything personal off the account; the row stays, because orders and money refer to it. */
export const anonymiseAccount = async (tx: Tx, accountId: string, now: Date) => {
  // Codes of a sign-up know the number and not yet the account.
  const { phone } = await tx
    .selectFrom('accounts')
    .select('phone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('phone_codes')
    .where((code) => code.or([code('account_id', '=', accountId), ...(phone ? [code('phone', '=', phone)] : [])]))
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
  const nowhere = {
    address_line: null,
    city: null,
    state_or_province: null,
    postal_code: null,
    country: null,
    location: null,
  };
  await tx
    .updateTable('providers')
    .set({
      ...nowhere,
      business_name: null,
      business_phone: null,
      business_email: null,
      logo_file_id: null,
      description: '',
      vanity_url: null,
      emergency_contact_name: null,
      emergency_contact_relation: null,
      emergency_contact_phone: null,
      emergency_contact_email: null,
      groomer_referral_code: null,
      customer_referral_code: null,
      messaging_system_id: null,
      ui_preferences: '{}',
      licence_front_file_id: null,
      licence_back_file_id: null,
    })
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .updateTable('customer_profiles')
    .set({ ...nowhere, address_notes: '', source: null })
    .where('account_id', '=', accountId)
    .execute();
  await tx.deleteFrom('client_events').where('account_id', '=', accountId).execute();
};

export const providerStatusOf = (tx: Tx, accountId: string) =>
  tx.selectFrom('providers').select('status').where('account_id', '=', accountId).executeTakeFirst();
