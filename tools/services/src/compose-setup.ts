import { chmodSync, writeFileSync } from 'node:fs';

import { databaseSql, EXTENSIONS_SQL, rolesSql } from '@tailgate/server/operating';

import { dotenvLines, environmentFor } from './environment.ts';
import { natsConfiguration } from './nats-configuration.ts';
import { DATABASE, placeOf, servicesDir, writeForEngines } from './places.ts';
import { natsPorts, ports } from './ports.ts';
import { sandboxPushEnvironment } from './push-identity.ts';
import { ADDRESS_SEARCH_KEY, IP_DETAILS_TOKEN, MAP_KEY, sandboxStripeEnvironment, voiceUrlOf } from './sandbox.ts';
import { ensureSecrets } from './secrets.ts';

/** The one-shot container of compose.yaml: makes the secrets once, and from them what each container is configured with. */
const secrets = await ensureSecrets();
const all = ports();
const nats = natsPorts(0);

const provisioning = [
  rolesSql(secrets.postgres, { forTests: false }),
  databaseSql(DATABASE),
  `;\\connect ${DATABASE}`,
  EXTENSIONS_SQL,
];
writeForEngines(placeOf('postgres', '10-tailgate.sql'), `${provisioning.join('\n')};\n`);
writeForEngines(placeOf('postgres', 'superuser-password'), secrets.postgres.superuser);
// PostgreSQL's container lists this directory as a user of its own.
chmodSync(placeOf('postgres'), 0o755);

const listeners = {
  serverName: 'tailgate-0',
  client: `0.0.0.0:${nats.client}`,
  websocket: `0.0.0.0:${nats.websocket}`,
  monitoring: `0.0.0.0:${nats.monitoring}`,
};
writeForEngines(placeOf('nats', 'nats.conf'), natsConfiguration(listeners, secrets.nats));
chmodSync(placeOf('nats'), 0o755);

const environment = environmentFor(
  {
    bindHost: '0.0.0.0',
    apiPort: all.api,
    postgres: 'postgres:5432',
    nats: [`nats:${nats.client}`],
    publicNatsWebsockets: [`127.0.0.1:${nats.websocket}`],
    s3: `s3:${all.s3}`,
    publicS3: `127.0.0.1:${all.s3}`,
    sandboxHttp: `sandbox:${all.sandboxHttp}`,
    publicSandboxHttp: `127.0.0.1:${all.sandboxHttp}`,
    sandboxSmtp: `sandbox:${all.sandboxSmtp}`,
    webPort: all.api,
  },
  secrets,
);
const forSandbox = {
  SANDBOX_SMS_ACCOUNT_SID: secrets.sms.accountSid,
  SANDBOX_SMS_AUTH_TOKEN: secrets.sms.authToken,
  SANDBOX_SMS_VOICE_URL: voiceUrlOf(`api:${all.api}`),
  ...sandboxPushEnvironment(secrets.push),
  SANDBOX_ADDRESS_SEARCH_KEY: ADDRESS_SEARCH_KEY,
  SANDBOX_IP_DETAILS_TOKEN: IP_DETAILS_TOKEN,
  SANDBOX_MAP_KEY: MAP_KEY,
  ...sandboxStripeEnvironment(`api:${all.api}`),
};
const file = `${servicesDir()}/tailgate.env`;
writeFileSync(file, dotenvLines({ ...environment, ...forSandbox }), { mode: 0o600 });
console.log(`wrote ${file}`);
