import type { ProviderKind, ProviderStatus, Role } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** A provider with the name, contact data and roles of its account. */
export const providerWithAccount = (tx: Tx) =>
  tx
    .selectFrom('providers')
    .innerJoin('accounts', 'accounts.id', 'providers.account_id')
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
    .$narrowType<{ status: ProviderStatus; service_category: ProviderKind; roles: Role[] }>();
