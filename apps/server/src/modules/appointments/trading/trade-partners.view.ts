import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface TradePartnerRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly city: string | null;
  readonly meters: number | null;
  readonly total: number;
}

/** Farther than this, nobody takes over a visit. */
const NEAR_METERS = 80_000;

/** Active groomers near a groomer, the nearest first. */
export const tradePartnersOf = async (
  tx: Tx,
  providerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<readonly TradePartnerRow[]> => {
  const { rows } = await sql<TradePartnerRow>`
    select o.account_id as id, a.first_name, a.last_name, o.city, st_distance(o.location, me.location) as meters,
      count(*) over ()::int as total
    from providers me
    join providers o on o.account_id <> me.account_id and o.status = 'active' and o.service_category = 'grooming'
    join accounts a on a.id = o.account_id and a.status = 'active'
    where me.account_id = ${providerId}
      and (o.location is null or me.location is null or st_dwithin(o.location, me.location, ${NEAR_METERS}))
    order by meters nulls last, a.last_name, o.account_id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};
