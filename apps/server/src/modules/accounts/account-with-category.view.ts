import type { Tx } from '../../platform/db/database.ts';

/** An account with the last service category of its provider, which decides the initial role of a session. */
export const accountWithCategory = (tx: Tx) =>
  tx
    .selectFrom('accounts')
    .leftJoin('providers', 'providers.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.site_id',
      'accounts.email',
      'accounts.phone',
      'accounts.password_hash',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.status',
      'accounts.roles',
      'accounts.duties',
      'accounts.photo_file_id',
      'providers.service_category',
    ]);
