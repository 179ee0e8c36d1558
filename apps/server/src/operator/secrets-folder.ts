import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { natsTrust } from './provision/nats-configuration.ts';
import type { NatsIdentity } from './provision/nats-identity.ts';
import {
  environmentLines,
  OperatorError,
  readEnvironmentFile,
  writeSecretFile,
  type EnvironmentFile,
} from './settings.ts';

/** Of the API and the workers. */
export const SECRETS = 'secrets.env';
/** Of migrations and of this command. */
const OWNER = 'owner.env';
/** Signs accounts of NATS: no process needs it. */
const NATS_IDENTITY = 'nats-identity.json';
/** Included by the configuration of each NATS node. */
export const NATS_ACCOUNTS = 'nats-accounts.conf';

const OTHERS_MAY = 0o077;

/** The folder in which an operator keeps what was generated: nothing in it is printed, and nobody else may read it. */
export interface SecretsFolder {
  readonly secrets: EnvironmentFile;
  readonly owner: EnvironmentFile;
  readonly nats: NatsIdentity | undefined;
  pathOf(file: string): string;
  saveSecrets(values: EnvironmentFile): void;
  saveOwner(values: EnvironmentFile): void;
  saveNats(identity: NatsIdentity): void;
}

export const openSecretsFolder = (folder: string): SecretsFolder => {
  const pathOf = (file: string) => join(folder, file);
  if (existsSync(folder) && (statSync(folder).mode & OTHERS_MAY) !== 0)
    throw new OperatorError(`${folder} is open to other users: chmod 700 ${folder}`);
  const save = (file: string, text: string) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeSecretFile(pathOf(file), text);
  };
  const identity = pathOf(NATS_IDENTITY);
  return {
    secrets: readEnvironmentFile(pathOf(SECRETS)),
    owner: readEnvironmentFile(pathOf(OWNER)),
    nats: existsSync(identity) ? (JSON.parse(readFileSync(identity, 'utf8')) as NatsIdentity) : undefined,
    pathOf,
    saveSecrets: (values) => save(SECRETS, environmentLines(values)),
    saveOwner: (values) => save(OWNER, environmentLines(values)),
    saveNats: (nats) => {
      save(NATS_IDENTITY, `${JSON.stringify(nats, undefined, 2)}\n`);
      save(NATS_ACCOUNTS, `${natsTrust(nats).join('\n')}\n`);
    },
  };
};

/** What API and workers need of it. */
export const natsSecrets = ({ account, serverCreds }: NatsIdentity): EnvironmentFile => ({
  NATS_ACCOUNT_SEED: account.seed,
  NATS_SERVER_CREDS: serverCreds,
});
