import { systemClock } from '@tailgate/server/seeding';
import { createTestDatabase, type TestDatabase } from '@tailgate/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoWorld } from './seed-demo-world.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const clock = { ...systemClock, now: () => new Date('2026-06-11T15:00:00Z') };
const TABLES = [
  'sites',
  'markets',
  'files',
  'accounts',
  'providers',
  'customer_profiles',
  'weekly_windows',
  'time_off',
  'work_zones',
  'pet_types',
  'pet_sizes',
  'breeds',
  'catalogue_services',
  'catalogue_add_ons',
  'catalogue_service_add_ons',
  'time_modifiers',
  'provider_services',
  'provider_service_sizes',
  'provider_service_breeds',
  'provider_add_ons',
  'appointments',
  'appointment_lines',
  'provider_customers',
  'pets',
  'pet_vaccinations',
  'expenses',
  'tax_places',
  'payment_holders',
  'payment_cards',
];

/** Everything except password hashes (new salt) and the sites' `updated_at`. */
const wholeWorld = () =>
  database.asOwner(async (owner) => {
    const world: Record<string, unknown[]> = {};
    for (const table of TABLES) {
      const { rows } = await owner.query<{ row: object }>(
        `select to_jsonb(t) - 'password_hash' - 'updated_at' as row from ${table} t order by 1`,
      );
      world[table] = rows.map(({ row }) => row);
    }
    return world;
  });

describe('seeding', () => {
  it('creates the same data twice, with the same ids', async () => {
    const counts = await seedDemoWorld(database.environment, { clock });
    const first = await wholeWorld();
    expect(Object.values(first).map((rows) => rows.length)).toEqual([
      2, 2, 32, 292, 44, 240, 105, 10, 26, 4, 10, 164, 16, 24, 172, 10, 104, 480, 72, 154, 11_065, 13_216, 273, 360,
      756, 4_260, 2, 189, 214,
    ]);

    expect(await seedDemoWorld(database.environment, { clock })).toEqual(counts);
    expect(await wholeWorld()).toEqual(first);
  });

  it('resets changed people', async () => {
    const before = await wholeWorld();
    await database.asOwner((owner) =>
      owner.query(`update accounts set first_name = 'Somebody', password_hash = null, status = 'inactive'`),
    );
    await seedDemoWorld(database.environment, { clock });
    expect(await wholeWorld()).toEqual(before);
    const { rows } = await database.asOwner((owner) =>
      owner.query(
        'select count(distinct password_hash)::int as hashes, count(password_hash)::int as people from accounts',
      ),
    );
    expect(rows).toEqual([{ hashes: 1, people: 292 }]);
  });

  it('RL-white-label-01 gives every site a logo for light and one for dark backgrounds', async () => {
    const { rows } = await database.asOwner((owner) =>
      owner.query(
        `select s.slug, count(*)::int as logos, bool_and(f.kept_for_site and f.is_public and f.status = 'ready') as shown
         from sites s join files f on f.id in (s.app_logo_file_id, s.app_logo_light_file_id) group by s.slug order by 1`,
      ),
    );
    expect(rows).toEqual([
      { slug: 'saguaro', logos: 2, shown: true },
      { slug: 'tailgate', logos: 2, shown: true },
    ]);
  });

  it('moves dates along with today', async () => {
    const aWeekLater = { ...systemClock, now: () => new Date('2026-06-18T15:00:00Z') };
    const newcomer = `select created_at from accounts where email = 'new-groomer@tailgate.example'`;
    await seedDemoWorld(database.environment, { clock: aWeekLater });
    const { rows } = await database.asOwner((owner) => owner.query(newcomer));
    expect(rows).toEqual([{ created_at: new Date('2026-06-17T00:00:00Z') }]);
  });

  it('leaves a database with sites untouched with ifEmpty', async () => {
    const before = await wholeWorld();
    expect(await seedDemoWorld(database.environment, { ifEmpty: true, clock })).toBeUndefined();
    expect(await wholeWorld()).toEqual(before);
  });
});
