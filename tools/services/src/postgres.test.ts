import { readFileSync, writeFileSync } from 'node:fs';

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DatabaseRole } from './environment.ts';
import { databaseUrl, postgres, startEngines } from './index.ts';
import { placeOf } from './places.ts';
import { usePrivateEngines } from './private-engines.ts';

const dropPrivateEngines = usePrivateEngines(1);

async function connected(role: DatabaseRole, database?: string): Promise<pg.Client> {
  const url = new URL(databaseUrl(role));
  if (database !== undefined) url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function rowsOf(role: DatabaseRole, sql: string, database?: string): Promise<unknown[]> {
  const client = await connected(role, database);
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => startEngines({ only: ['postgres'] }), 60_000);
afterAll(dropPrivateEngines, 60_000);

describe('the roles', () => {
  it('leave the application without special rights', async () => {
    const sql = `SELECT rolsuper, rolbypassrls, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user`;
    const nothing = { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false };
    expect(await rowsOf('app', sql)).toEqual([nothing]);
    expect(await rowsOf('jobs', sql)).toEqual([nothing]);
    expect(await rowsOf('owner', sql)).toEqual([{ ...nothing, rolcreatedb: true }]);
  });

  it('refuse a wrong password', async () => {
    const url = new URL(databaseUrl('app'));
    url.password = 'wrong';
    const client = new pg.Client({ connectionString: url.href });
    await expect(client.connect()).rejects.toThrow(/password authentication failed/);
  });

  it("let the owner make the job queue's schema on behalf of its role", async () => {
    await rowsOf('owner', 'CREATE SCHEMA queue AUTHORIZATION tailgate_jobs');
    await rowsOf('jobs', 'CREATE TABLE queue.jobs (id int)');
    const owner = await connected('owner');
    await owner.query('SET ROLE tailgate_jobs');
    await owner.query('INSERT INTO queue.jobs VALUES (7)');
    await owner.end();
    expect(await rowsOf('jobs', 'SELECT id FROM queue.jobs')).toEqual([{ id: 7 }]);
  });

  it('give a database made by the owner every extension', async () => {
    await rowsOf('owner', 'CREATE DATABASE made_by_owner');
    const installed = await rowsOf('app', 'SELECT extname FROM pg_extension ORDER BY 1', 'made_by_owner');
    const names = ['btree_gist', 'citext', 'pg_trgm', 'plpgsql', 'postgis'];
    expect(installed).toEqual(names.map((extname) => ({ extname })));
    const guest = await connected('app', 'made_by_owner');
    await rowsOf('owner', 'DROP DATABASE made_by_owner WITH (FORCE)');
    await expect(guest.query('SELECT 1')).rejects.toThrow();
  });
});

describe('the server', () => {
  it('keeps what was committed through a kill, and leaves no backend behind', async () => {
    await rowsOf('owner', 'CREATE TABLE kept (id int)');
    const busy = await connected('owner');
    const cut = expect(busy.query('SELECT count(*) FROM generate_series(1, 1e10)')).rejects.toThrow();
    await rowsOf('owner', 'INSERT INTO kept VALUES (1)');
    await postgres.kill();
    await cut;
    await expect(connected('app')).rejects.toThrow(/ECONNREFUSED/);
    await postgres.start();
    expect(await rowsOf('owner', 'SELECT id FROM kept')).toEqual([{ id: 1 }]);
  }, 30_000);

  it('starts past a pid file whose number now belongs to another process', async () => {
    await postgres.kill();
    writeFileSync(placeOf('run', 'postgres.pid'), `${process.pid} 1\n`);
    const started = await postgres.start();
    expect(started.wasRunning).toBe(false);
    expect(await postgres.waitUntilReady()).toMatch(/^PostgreSQL 15, PostGIS 3/);
  }, 30_000);

  it('is launched once by two commands at the same time, and is left alone by a third', async () => {
    await postgres.kill();
    const [one, other] = await Promise.all([postgres.start(), postgres.start()]);
    expect([one.wasRunning, other.wasRunning].sort()).toEqual([false, true]);
    const pid = readFileSync(placeOf('run', 'postgres.pid'), 'utf8');
    await postgres.start();
    expect(readFileSync(placeOf('run', 'postgres.pid'), 'utf8')).toBe(pid);
  }, 30_000);
});
