import { describe, expect, it } from 'vitest';
import { environmentToSeed } from './environment.ts';
import { requireSafePlace } from './safe-place.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const here = 'postgres://someone:secret@127.0.0.1:5432/tailgate_dev';
const safe = { NODE_ENV: 'development', DATABASE_URL: here, DATABASE_URL_JOBS: here, DATABASE_URL_OWNER: here };

describe('seeding demo data', () => {
  it('accepts a database on this machine', () => {
    expect(() => requireSafePlace(safe)).not.toThrow();
    expect(() => requireSafePlace({ ...safe, DATABASE_URL: here.replace('127.0.0.1', '[::1]') })).not.toThrow();
    expect(() => requireSafePlace({ ...safe, DATABASE_URL: here.replace('127.0.0.1', 'localhost') })).not.toThrow();
  });

  it('accepts a database in a neighboring container only if its host is allowed explicitly', () => {
    const there = here.replace('127.0.0.1', 'postgres');
    const composed = {
      NODE_ENV: 'development',
      DATABASE_URL: there,
      DATABASE_URL_JOBS: there,
      DATABASE_URL_OWNER: there,
    };
    expect(() => requireSafePlace(composed)).toThrow('DATABASE_URL');
    expect(() => requireSafePlace({ ...composed, DEMO_WORLD_DATABASE_HOST: 'postgres' })).not.toThrow();
    const faraway = {
      ...safe,
      DATABASE_URL: here.replace('127.0.0.1', 'db.example.com'),
      DEMO_WORLD_DATABASE_HOST: 'db.example.com',
    };
    expect(() => requireSafePlace(faraway)).toThrow('DATABASE_URL');
  });

  it('rejects production, with and without a database', async () => {
    await expect(seedDemoWorld({ ...safe, NODE_ENV: 'production' })).rejects.toThrow('production');
    await expect(seedDemoWorld(environmentToSeed({ NODE_ENV: 'production' }))).rejects.toThrow('production');
  });

  it.each([
    ['DATABASE_URL', here.replace('127.0.0.1', 'db.example.com')],
    ['DATABASE_URL_OWNER', here.replace('127.0.0.1', '10.0.0.4')],
    ['DATABASE_URL_JOBS', here.replace('127.0.0.1', 'localhost.example.com')],
    ['DATABASE_URL', `${here}?host=db.example.com`],
    ['DATABASE_URL', 'not an address'],
    ['DATABASE_URL_OWNER', undefined],
  ])('rejects %s = %s without revealing the password', async (name, url) => {
    const refusal = seedDemoWorld({ ...safe, [name]: url });
    await expect(refusal).rejects.toThrow(name);
    await expect(refusal).rejects.not.toThrow('secret');
  });
});

describe('the environment to seed', () => {
  it('is the given one, optionally with another database', () => {
    expect(environmentToSeed(safe)).toEqual(safe);
    const other = environmentToSeed(safe, 'other_db');
    const there = here.replace('tailgate_dev', 'other_db');
    expect(other).toMatchObject({ DATABASE_URL: there, DATABASE_URL_JOBS: there, DATABASE_URL_OWNER: there });
  });

  it('is the development one when no database is named', () => {
    const url = environmentToSeed({})['DATABASE_URL'];
    expect(url).toMatch(/@127\.0\.0\.1:\d+\/tailgate_dev$/);
  });
});
