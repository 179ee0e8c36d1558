import { placeIn, type SearchWorld } from '../search/world.ts';

const ORDERING = '/v2/service-checkout/pet-service/customer';

const accepted = <Body>({ status, body, raw }: { status: number; body: Body; raw: string }): Body => {
  if (status !== 200) throw new Error(raw);
  return body;
};

/** Visitors say how large a pet is; what it costs goes by the weight that this stands for. */
const SIZES = `insert into pet_sizes (id, site_id, name, label, min_weight_lb, max_weight_lb, price_modifier_cents, position)
  select gen_random_uuid(), $1, name, name, least, most, 0, at
  from (values ('small', 0, 25, 1), ('medium', 26, 50, 2), ('large', 51, null, 3)) as s (name, least, most, at)`;

/** Bookings of visitors who are about to ask for groomers and times, each at an address of its own. */
export const prepareVisitors = async (world: SearchWorld, count: number): Promise<string[]> => {
  const { api, serviceId } = world;
  const { rows } = await api.database.asOwner(async (owner) => {
    await owner.query(SIZES, [api.site.id]);
    return await owner.query<{ id: string }>('select pet_type_id as id from catalogue_services where id = $1', [
      serviceId,
    ]);
  });
  const petType = rows[0]?.id ?? '';
  const sessions: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id: sessionId } = accepted(await api.call(`POST ${ORDERING}/init`, { body: {} }));
    const params = { sessionId };
    const place = placeIn(world, (index * 0.754_877_67) % 1, (index * 0.569_840_29) % 1);
    const location = {
      ...place,
      address: `${index} Elm Street`,
      city: 'Brenham',
      stateOrProvince: 'TX',
      postalCode: '77833',
    };
    accepted(await api.call(`POST ${ORDERING}/:sessionId/set-location`, { params, body: { location } }));
    const pet = { name: 'Biscuit', petType, size: 'medium' as const, services: [{ serviceId, addons: [] }] };
    accepted(await api.call(`POST ${ORDERING}/:sessionId/set-services`, { params, body: { pets: [pet] } }));
    sessions.push(sessionId);
  }
  return sessions;
};
