import { newId } from '../../src/platform/ids.ts';
import type { TestApi } from '../test-api.ts';

interface GivenVan {
  readonly ownerId: string;
  readonly timeZone?: string;
}

/** A van that nobody holds, with little more than a name. */
export const buildVanRow = async (
  api: TestApi,
  { ownerId, timeZone = 'America/Chicago' }: GivenVan,
): Promise<string> => {
  const id = newId();
  await api.database.asOwner((owner) =>
    owner.query(
      `insert into vehicles (id, site_id, owner_id, is_for_rent, name, time_zone, created_at, updated_at)
       values ($1, $2, $3, true, 'Van', $4, app.now(), app.now())`,
      [id, api.site.id, ownerId, timeZone],
    ),
  );
  return id;
};
