import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { metersBetween, metersToNearestZone, milesWithin, roughlyAt, townAt } from '../../../views/miles-within.ts';

export interface TradePartnerRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly city: string | null;
  readonly withinMiles: number | null;
  readonly timeZone: string;
  readonly maxDistanceMiles: number;
  readonly total: number;
}

/** Farther than this, nobody takes over a visit. */
const NEAR_MILES = 50;
/** Whoever lives farther away has no zone nearby; spares looking at all zones of the site. */
const ELSEWHERE_METERS = 240_000;

const MINE = sql`mine.place`;
const TOWN = townAt('o.location');
const AWAY = sql`coalesce(${metersToNearestZone('o.account_id', MINE)}, ${metersBetween(TOWN, MINE)})`;

/**
 * Active groomers near a groomer, the nearest first: by where they work, or by their town as long as they have no zone.
 * For an appointment of a customer without those who blocked them.
 */
export const tradePartnersOf = async (
  tx: Tx,
  providerId: string,
  { limit, offset, customerId }: { limit: number; offset: number; customerId: string | null },
): Promise<readonly TradePartnerRow[]> => {
  const { rows } = await sql<TradePartnerRow>`
    select o.account_id as id, a.first_name, a.last_name, o.city, d.miles as "withinMiles", o.time_zone as "timeZone",
      o.max_distance_miles as "maxDistanceMiles", count(*) over ()::int as total
    from providers me
    join providers o on o.account_id <> me.account_id and o.status = 'active' and o.service_category = 'grooming'
    join accounts a on a.id = o.account_id and a.status = 'active'
    cross join lateral (select ${roughlyAt('me.location')} as place offset 0) mine
    cross join lateral (
      select ${milesWithin(AWAY)} as miles
      where st_dwithin(${TOWN}, ${MINE}, ${ELSEWHERE_METERS}) is not false offset 0) d
    where me.account_id = ${providerId} and not exists (select from provider_customers b
        where b.provider_id = o.account_id and b.customer_id = ${customerId}::uuid and b.blocked_at is not null)
      and (d.miles is null or d.miles <= ${NEAR_MILES})
    order by d.miles nulls last, a.last_name, o.account_id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};
