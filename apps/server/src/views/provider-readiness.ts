import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/**
 * Whether an approved groomer has everything that a booking needs: an emergency contact, offered services that all
 * have a price, and a work zone on a day with hours. The web shows the same list as the steps of the onboarding.
 */
export const isReadyToBeBooked = async (tx: Tx, providerId: string): Promise<boolean> => {
  const { rows } = await sql<{ ready: boolean }>`
    select p.emergency_contact_name is not null and p.emergency_contact_phone is not null
      and exists (select from provider_services s where s.provider_id = p.account_id and s.is_offered)
      and not exists (
        select from provider_services s where s.provider_id = p.account_id and s.is_offered
          and not case when s.is_hourly then coalesce(s.hourly_rate_cents, 0) > 0 else
            exists (select from provider_service_sizes z
              where z.provider_id = s.provider_id and z.service_id = s.service_id and z.price_cents > 0)
            or exists (select from provider_service_breeds b
              where b.provider_id = s.provider_id and b.service_id = s.service_id and b.price_max_cents > 0) end)
      and exists (
        select from work_zones z join weekly_windows w
          on w.provider_id = z.provider_id and w.weekday = any (z.weekdays) where z.provider_id = p.account_id) as ready
    from providers p where p.account_id = ${providerId} and p.status = 'approved' and p.service_category = 'grooming'`.execute(
    tx,
  );
  return rows[0]?.ready ?? false;
};
