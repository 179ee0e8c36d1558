import { DEMO_LOGINS } from '../demo.ts';

/** A groomer with twelve services and no prices yet, for typing a whole list from paper. */
export const LONG_LIST = { site: 'saguaro', who: 'busyGroomer', services: 12 } as const;

/** What this list has beyond the demo's six services for dogs. */
const MORE = ['Mini groom', 'Summer cut', 'Senior groom', 'Show groom', 'Face and feet', 'Mud bath'];

interface Owner {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

export const seedLongPriceList = async (owner: Owner): Promise<void> => {
  const { email } = DEMO_LOGINS[LONG_LIST.site][LONG_LIST.who];
  await owner.query(
    `insert into catalogue_services
       (id, site_id, pet_type_id, name, base_min_price_cents, base_max_price_cents, base_minutes, position)
     select gen_random_uuid(), c.site_id, c.pet_type_id, more.name, c.base_min_price_cents, c.base_max_price_cents,
       c.base_minutes, 100 + more.place
     from catalogue_services c join sites s on s.id = c.site_id,
       unnest($2::text[]) with ordinality as more (name, place)
     where s.slug = $1 and c.name = 'Full groom'`,
    [LONG_LIST.site, MORE],
  );
  await owner.query('delete from provider_services where provider_id = (select id from accounts where email = $1)', [
    email,
  ]);
  await owner.query(
    `insert into provider_services (site_id, provider_id, service_id)
     select a.site_id, a.id, c.id
     from accounts a
       join catalogue_services c on c.site_id = a.site_id
       join pet_types t on t.id = c.pet_type_id
     where a.email = $1 and t.slug = 'dog'`,
    [email],
  );
};
