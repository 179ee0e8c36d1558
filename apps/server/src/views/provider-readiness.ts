import { openBookingSteps, type BookingFacts } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** What a booking needs, of the provider `p`. */
export const BOOKING_FACTS = sql`
  p.emergency_contact_name is not null and p.emergency_contact_phone is not null as "hasEmergencyContact",
  (select coalesce(json_agg(json_build_object('isHourly', s.is_hourly, 'hourlyRate', coalesce(s.hourly_rate_cents, 0),
      'prices', array(
        select z.price_cents from provider_service_sizes z
          where z.provider_id = s.provider_id and z.service_id = s.service_id
        union all select b.price_max_cents from provider_service_breeds b
          where b.provider_id = s.provider_id and b.service_id = s.service_id))), '[]')
    from provider_services s where s.provider_id = p.account_id and s.is_offered) as services,
  array(select distinct w.weekday from weekly_windows w where w.provider_id = p.account_id) as workdays,
  (select coalesce(json_agg(z.weekdays), '[]') from work_zones z where z.provider_id = p.account_id) as zones`;

/** Whether an approved groomer has done all steps that a booking needs: the same steps that the onboarding shows. */
export const isReadyToBeBooked = async (tx: Tx, providerId: string): Promise<boolean> => {
  const { rows } = await sql<BookingFacts>`select ${BOOKING_FACTS}
    from providers p where p.account_id = ${providerId} and p.status = 'approved' and p.service_category = 'grooming'`.execute(
    tx,
  );
  return rows.some((facts) => openBookingSteps(facts).length === 0);
};
