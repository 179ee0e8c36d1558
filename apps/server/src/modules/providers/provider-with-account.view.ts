import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** A provider with the name, contact data and roles of its account, and whether payouts can be sent. */
export const providerWithAccount = (tx: Tx) =>
  tx
    .selectFrom('providers')
    .innerJoin('accounts', 'accounts.id', 'providers.account_id')
    .leftJoin('connected_accounts', 'connected_accounts.provider_id', 'providers.account_id')
    .selectAll('providers')
    .select([
      'accounts.first_name',
      'accounts.last_name',
      'accounts.email',
      'accounts.phone',
      'accounts.roles',
      'accounts.photo_file_id',
    ])
    .select([
      sql<number | null>`st_y(location::geometry)`.as('latitude'),
      sql<number | null>`st_x(location::geometry)`.as('longitude'),
    ])
    .select([
      sql<boolean>`connected_accounts.provider_id is not null`.as('has_merchant_account'),
      sql<boolean>`coalesce(connected_accounts.payouts_enabled and connected_accounts.bank_verified_at is not null, false)`.as(
        'is_merchant_verified',
      ),
    ]);
