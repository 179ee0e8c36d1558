import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { geographyOf } from '../../platform/db/geography.ts';
import { found } from '../../platform/failure.ts';
import type { Search } from './search.rules.ts';

export const insertSearch = async (
  tx: Tx,
  search: Search & { id: string; postalCode: string | null; now: Date; expiresAt: Date },
): Promise<void> => {
  await tx
    .insertInto('search_sessions')
    .values({
      id: search.id,
      category: search.category,
      place: geographyOf(search.place),
      postal_code: search.postalCode,
      pets: JSON.stringify(search.pets),
      created_at: search.now,
      expires_at: search.expiresAt,
    })
    .execute();
};

/** A search that is kept, with its id. */
export interface KeptSearch extends Search {
  readonly id: string;
}

export const oneSearch = async (tx: Tx, search: Rows<'search_sessions'>): Promise<KeptSearch> => {
  const row = found(
    await tx
      .selectFrom('search_sessions')
      .select([
        'id',
        'category',
        'pets',
        sql<number>`st_y(place::geometry)`.as('latitude'),
        sql<number>`st_x(place::geometry)`.as('longitude'),
      ])
      .where(search)
      .executeTakeFirst(),
  );
  return {
    id: row.id,
    category: row.category,
    pets: row.pets,
    place: { latitude: row.latitude, longitude: row.longitude },
  };
};

/** One that was replaced by another. */
export const deleteSearch = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('search_sessions').where('id', '=', id).execute();
};

export const deleteExpiredSearches = async (tx: Tx, now: Date): Promise<void> => {
  await tx.deleteFrom('search_sessions').where('expires_at', '<=', now).execute();
};
