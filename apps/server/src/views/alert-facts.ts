import { VACCINATION_SOON_DAYS } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { sql } from 'kysely';

/** What the alerts of an appointment are made of. */
export interface AlertFacts {
  /** Of the appointment, where it takes place. */
  readonly day: LocalDate;
  readonly alert: string;
  /** Each pet once, in the order of the services. */
  readonly pets: readonly {
    readonly id: string;
    readonly name: string;
    readonly isAnxious: boolean;
    readonly note: string;
    /** Those that have ended by that day or end soon. */
    readonly vaccinations: readonly { readonly name: string; readonly expiresOn: LocalDate }[];
  }[];
}

/** A column beside others, so that alerts cost no round trip of their own. */
export const alertFactsOf = (appointments: 'appointments' | 'a') => {
  const column = (name: string) => sql.ref(`${appointments}.${name}`);
  return sql<AlertFacts>`(
    select json_build_object('day', d.day, 'alert', coalesce(pc.alert, ''), 'pets', coalesce(p.pets, '[]'))
    from (select (${column('starts_at')} at time zone ${column('time_zone')})::date as day) d
    left join provider_customers pc
      on pc.provider_id = ${column('provider_id')} and pc.customer_id = ${column('customer_id')}
    cross join lateral (
      select json_agg(json_build_object('id', p.id, 'name', p.name, 'isAnxious', p.anxious_aggressive,
          'note', p.groomer_note, 'vaccinations', v.ending) order by o.position) as pets
      from (select l.pet_id, min(l.position) as position from appointment_lines l
        where l.appointment_id = ${column('id')} group by l.pet_id) o
      join pets p on p.id = o.pet_id
      cross join lateral (
        -- Of one vaccine the latest record counts.
        select coalesce(json_agg(json_build_object('name', e.name, 'expiresOn', e.expires_on) order by e.expires_on)
          filter (where e.expires_on <= d.day + ${sql.lit(VACCINATION_SOON_DAYS)}), '[]') as ending
        from (select v.name, max(v.expires_on) as expires_on from pet_vaccinations v
          where v.pet_id = p.id and v.expires_on is not null group by v.name) e) v) p)`;
};
