import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import {
  makeNatsIdentity,
  newKey,
  newPassword,
  type NatsIdentity,
  type RolePasswords,
} from '@tailgate/server/operating';

import { withLock } from './lock.ts';
import { ensureServicesDir, placeOf } from './places.ts';
import { makePushIdentity, type PushIdentity } from './push-identity.ts';

export interface Secrets {
  postgres: RolePasswords & { superuser: string };
  nats: NatsIdentity;
  sms: { accountSid: string; authToken: string };
  push: PushIdentity;
  tokenSecrets: string;
  sealSecrets: string;
}

const secretsFile = (): string => placeOf('secrets.json');

export async function makeSecrets(): Promise<Secrets> {
  return {
    postgres: { superuser: newPassword(), owner: newPassword(), app: newPassword(), jobs: newPassword() },
    nats: await makeNatsIdentity(),
    sms: { accountSid: `AC${randomBytes(16).toString('hex')}`, authToken: randomBytes(16).toString('hex') },
    push: makePushIdentity(),
    tokenSecrets: newKey('token1'),
    sealSecrets: newKey('seal1'),
  };
}

export function readSecrets(): Secrets {
  try {
    return JSON.parse(readFileSync(secretsFile(), 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('The engines have never been started here: run "npm run services -- start"', { cause: error });
  }
}

/** Made once and kept: the data directory of PostgreSQL knows the passwords, so new ones would lock us out. */
export async function ensureSecrets(): Promise<Secrets> {
  ensureServicesDir();
  return await withLock('secrets', async () => {
    const kept = existsSync(secretsFile()) ? readSecrets() : {};
    // Kept by an earlier version, they may lack what has come since.
    if (!('push' in kept)) {
      const unfinished = `${secretsFile()}.new`;
      const whole = { ...(await makeSecrets()), ...kept };
      writeFileSync(unfinished, `${JSON.stringify(whole, undefined, 2)}\n`, { mode: 0o600 });
      renameSync(unfinished, secretsFile());
    }
    return readSecrets();
  });
}
