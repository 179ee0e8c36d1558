// One API, one worker and one seeded database for all journeys; ends with the journeys.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seedDemoWorld } from '@tailgate/demo-world';
import { REPOSITORY_ROOT, startServer } from '@tailgate/kit';
import { createTestDatabase, prepareTemplate, softwarePasskey } from '@tailgate/server/testing';
import { startEngines } from '@tailgate/services';
import { seedAnxiousPets } from './people/anxious-pets.ts';
import { seedChangedSite } from './people/changed-site.ts';
import { seedEarlyGroomer } from './people/early-groomer.ts';
import { noteLeftBehind } from './left-behind.ts';
import { seedLongPriceList } from './people/long-price-list.ts';
import { seedNeighbors } from './people/neighbors.ts';
import { NEWCOMER, PASSKEY_HOLDERS, WITHOUT_DUTIES } from './people/passkey-holders.ts';
import { WEB_PORT } from './places.ts';
import { seedQuietGroomer } from './people/quiet-groomer.ts';
import { seedReturningCustomer } from './people/returning-customer.ts';
import { seedUnreachedGroomer } from './people/unreached-groomer.ts';
import { seedVanVisits } from './people/van-visits.ts';
import { startOwnVendors } from './vendors.ts';

await startEngines({ natsNodes: 1 });
await prepareTemplate();
const database = await createTestDatabase();
const vendors = await startOwnVendors(database.environment);
const environment = {
  ...vendors.environment,
  // Visitors come from the networks that journeys say.
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'info',
  // Many people sign in from one address here; the limits have tests of their own.
  RATE_LIMIT_SCALE: '1000',
  PUBLIC_WEB_ORIGIN_PATTERN: `http://{site}.localhost:${WEB_PORT}`,
  WEB_DIST: join(REPOSITORY_ROOT, 'apps/web/dist'),
};
await seedDemoWorld(environment);
await database.asOwner(async (owner) => {
  await owner.query('delete from authenticator_apps where account_id in (select id from accounts where email = $1)', [
    NEWCOMER,
  ]);
  await owner.query(`update accounts set duties = '{}' where id = $1`, [WITHOUT_DUTIES.id]);
  await seedLongPriceList(owner);
  await seedNeighbors(owner);
  await seedVanVisits(owner);
  await seedReturningCustomer(owner);
  await seedEarlyGroomer(owner);
  await seedQuietGroomer(owner);
  await seedUnreachedGroomer(owner);
  await seedChangedSite(owner);
  await seedAnxiousPets(owner);
  for (const { site, email } of PASSKEY_HOLDERS) {
    const { credentialId, publicKey } = softwarePasskey(`${site} ${email}`);
    await owner.query(
      `insert into passkeys (id, site_id, account_id, credential_id, public_key, counter, name, created_at)
       select gen_random_uuid(), a.site_id, a.id, $3, $4, 0, 'Office laptop', app.now()
       from accounts a join sites s on s.id = a.site_id where s.slug = $1 and a.email = $2`,
      [site, email, credentialId, Buffer.from(publicKey)],
    );
  }
});
const artefacts = join(REPOSITORY_ROOT, 'artefacts');
const logs = { worker: join(artefacts, 'e2e-worker.log'), api: join(artefacts, 'e2e-api.log') };
await mkdir(artefacts, { recursive: true });
for (const log of Object.values(logs)) await rm(log, { force: true });
await noteLeftBehind({ ownerUrl: database.environment['DATABASE_URL_OWNER'] ?? '', logs: Object.values(logs) });
// The runner waits for the API alone, so the worker comes first.
const worker = await startServer('worker', { environment, output: { file: logs.worker } });
const api = await startServer('api', { environment, port: WEB_PORT, output: { file: logs.api } });

const stop = async () => {
  await Promise.all([api.stop(), worker.stop()]);
  await vendors.close();
  await database.drop();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
