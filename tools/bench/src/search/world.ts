import { prepareTemplate, startPrivateTestApi, type TestApi } from '@tailgate/server/testing';
import { startEngines } from '@tailgate/services';

/** Every provider has a zone about 3 miles across, weekly hours, one service and appointments in the coming month. */
const ZONE_RADIUS_METERS = 2_500;
const VISITS_EACH = 20;
/** Zones that contain a point, on average. */
const ZONES_OVER_A_POINT = 8;
const METERS_PER_DEGREE = 111_195;
const SOUTH_WEST = { latitude: 30, longitude: -97 };

export interface SearchWorld {
  readonly api: TestApi;
  readonly providers: number;
  readonly serviceId: string;
  /** Of the square with all providers, in degrees of latitude. */
  readonly side: number;
  close(): Promise<void>;
}

/** The side of a square that holds this many zones at the given density. */
const sideFor = (providers: number, density: number): number => {
  const zoneArea = Math.PI * ZONE_RADIUS_METERS ** 2;
  return Math.sqrt((providers * zoneArea) / (ZONES_OVER_A_POINT * density)) / METERS_PER_DEGREE;
};

const stretch = () => 1 / Math.cos((SOUTH_WEST.latitude * Math.PI) / 180);

/** A place in the square, away from its edges, where fewer zones overlap. */
export const placeIn = ({ side }: SearchWorld, east: number, north: number) => ({
  latitude: SOUTH_WEST.latitude + side * (0.15 + 0.7 * north),
  longitude: SOUTH_WEST.longitude + side * stretch() * (0.15 + 0.7 * east),
});

const STATEMENTS = [
  `select setseed(0.42)`,
  `create temporary table made as
     select gen_random_uuid() as id, n,
       st_point($3::float8 + random() * $2::float8 * $5::float8, $4::float8 + random() * $2::float8, 4326)::geography as base
     from generate_series(1, $1::int) n`,
  `insert into accounts (id, site_id, email, phone, first_name, last_name, roles)
     select id, $1, 'groomer-' || n || '@bench.test', '+1512' || lpad(n::text, 7, '0'), 'Robin', 'Example ' || n, '{groomer}' from made`,
  `insert into providers (account_id, site_id, status, service_category, location, average_rating, review_count)
     select id, $1, 'active', 'grooming', base, 3 + random() * 2, 10 from made`,
  `insert into work_zones (id, site_id, provider_id, name, price_cents, weekdays, area, updated_at)
     select gen_random_uuid(), $1, id, 'Home', (random() * 2000)::int, '{1,2,3,4,5,6,7}', st_buffer(base, $2::float8, 'quad_segs=4'), app.now() from made`,
  `insert into weekly_windows (id, site_id, provider_id, weekday, minutes)
     select gen_random_uuid(), $1, id, day, '[480,1080)' from made, generate_series(2, 7) day`,
  `insert into provider_services (site_id, provider_id, service_id) select $1, id, $2 from made`,
  `insert into provider_service_sizes (site_id, provider_id, service_id, size, price_cents, minutes)
     select $1, id, $2, size, 6000 + (random() * 4000)::int + 1500 * at, 60 from made,
       unnest(array['extra_small', 'small', 'medium', 'large', 'extra_large']) with ordinality as s (size, at)`,
  // Without a place, so that the search is measured and not the routing sandbox.
  `insert into occupancy (id, site_id, resource_id, resource_kind, kind, busy, occupied, created_at)
     select gen_random_uuid(), $1, id, 'groomer', 'appointment', tstzrange(at, at + interval '1 hour'), tstzrange(at, at + interval '1 hour'), app.now()
     from made, generate_series(1, $2::int) day, lateral (select date_trunc('day', app.now()) + make_interval(days => day, hours => 15 + n % 6) as at) t`,
];

/** A separate database with this many providers, at a multiple of the usual density. */
export const openSearchWorld = async (providers: number, density = 1): Promise<SearchWorld> => {
  await startEngines({ natsNodes: 1 });
  await prepareTemplate();
  const api = await startPrivateTestApi({
    because: 'it is measured',
    environment: { RATE_LIMIT_SCALE: '1000000' },
  });
  const side = sideFor(providers, density);
  try {
    const serviceId = await api.database.asOwner(async (owner) => {
      const site = api.site.id;
      const { rows } = await owner.query<{ id: string }>(
        `with type as (insert into pet_types (id, site_id, name, slug) values (gen_random_uuid(), $1, 'Dog', 'dog') returning id)
         insert into catalogue_services (id, site_id, pet_type_id, name, base_minutes)
         select gen_random_uuid(), $1, id, 'Full groom', 60 from type returning id`,
        [site],
      );
      const service = rows[0]?.id ?? '';
      const values = [
        [],
        [providers, side, SOUTH_WEST.longitude, SOUTH_WEST.latitude, stretch()],
        [site],
        [site],
        [site, ZONE_RADIUS_METERS],
        [site],
        [site, service],
        [site, service],
        [site, VISITS_EACH],
      ];
      for (const [index, statement] of STATEMENTS.entries()) await owner.query(statement, values[index]);
      await owner.query('vacuum analyze');
      return service;
    });
    return { api, providers, serviceId, side, close: () => api.close() };
  } catch (error) {
    await api.close();
    throw error;
  }
};
