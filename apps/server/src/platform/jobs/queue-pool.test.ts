import { afterAll, expect, it } from 'vitest';
import { developmentEnvironment } from '@tailgate/services';
import { QueuePool } from './queue-pool.ts';

const pool = new QueuePool({ connectionString: developmentEnvironment()['DATABASE_URL_JOBS'] ?? '', max: 1 });
afterAll(() => pool.end());

it('tolerates that a connection is released twice and lends it again', async () => {
  await new Promise<unknown>((resolve, reject) => {
    pool.connect((error, client, release) => {
      if (error) reject(error);
      release();
      release();
      resolve(client);
    });
  });
  const client = await pool.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
});
