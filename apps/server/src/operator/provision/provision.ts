import { withNewKey } from '../key-ring.ts';
import { natsSecrets, type SecretsFolder } from '../secrets-folder.ts';
import { OperatorError, requireSettings, settingOf, type EnvironmentFile } from '../settings.ts';
import { perform, type Performing, type Step } from '../step.ts';
import { makeNatsIdentity } from './nats-identity.ts';
import { newPassword, newWebPushKeys } from './new-secrets.ts';
import { bucketSteps } from './provision-bucket.ts';
import { databaseSteps, inDatabase } from './provision-database.ts';

const ROLE_OF_URL = {
  DATABASE_URL: 'tailgate_app',
  DATABASE_URL_JOBS: 'tailgate_jobs',
  DATABASE_URL_OWNER: 'tailgate_owner',
} as const;
type UrlName = keyof typeof ROLE_OF_URL;

const passwordIn = (url: string): string => decodeURIComponent(new URL(url).password);

interface Wanted {
  readonly urls: Readonly<Record<UrlName, string>>;
  readonly secrets: EnvironmentFile;
  /** Names of what is made now. */
  readonly isNew: readonly string[];
}

/** What exists is kept; the rest is made, but not written yet. */
const wantedSecrets = (superuserUrl: string, database: string, folder: SecretsFolder, now: Date): Wanted => {
  const known: EnvironmentFile = { ...folder.secrets, ...folder.owner };
  const urlOf = (name: UrlName): string => {
    if (known[name]) {
      if (new URL(known[name]).pathname === new URL(inDatabase(superuserUrl, database)).pathname) return known[name];
      throw new OperatorError(`${name} in ${folder.pathOf('*.env')} names another database than ${database}`);
    }
    const url = new URL(inDatabase(superuserUrl, database));
    url.username = ROLE_OF_URL[name];
    url.password = newPassword();
    return url.href;
  };
  const urls = {
    DATABASE_URL: urlOf('DATABASE_URL'),
    DATABASE_URL_JOBS: urlOf('DATABASE_URL_JOBS'),
    DATABASE_URL_OWNER: urlOf('DATABASE_URL_OWNER'),
  };
  const push = newWebPushKeys();
  const made: EnvironmentFile = {
    TOKEN_SECRETS: withNewKey(undefined, now),
    SEAL_SECRETS: withNewKey(undefined, now),
    // One of a pair is of no use.
    ...(known['VAPID_PRIVATE_KEY'] ? {} : { VAPID_PUBLIC_KEY: push.publicKey, VAPID_PRIVATE_KEY: push.privateKey }),
  };
  const { DATABASE_URL, DATABASE_URL_JOBS } = urls;
  const isNew = [...Object.keys(urls), ...Object.keys(made)].filter((name) => !known[name]);
  return { urls, secrets: { DATABASE_URL, DATABASE_URL_JOBS, ...made, ...folder.secrets }, isNew };
};

const secretSteps = ({ urls, secrets, isNew }: Wanted, folder: SecretsFolder): Step[] => [
  {
    what: `write new ${isNew.join(', ') || 'secrets'} into ${folder.pathOf('*.env')}`,
    isDone: isNew.length === 0,
    apply: () => {
      folder.saveOwner({ ...folder.owner, DATABASE_URL_OWNER: urls.DATABASE_URL_OWNER });
      folder.saveSecrets(secrets);
    },
  },
  {
    what: `make an operator, accounts and a server user of NATS, and write ${folder.pathOf('nats-accounts.conf')}`,
    isDone: folder.nats !== undefined && folder.secrets['NATS_ACCOUNT_SEED'] === folder.nats.account.seed,
    apply: async () => {
      const identity = folder.nats ?? (await makeNatsIdentity());
      folder.saveNats(identity);
      folder.saveSecrets({ ...secrets, ...natsSecrets(identity) });
    },
  },
];

const bucketOf = (environment: NodeJS.ProcessEnv) => {
  const found = requireSettings(environment, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  return {
    endpoint: found.S3_ENDPOINT,
    bucket: found.S3_BUCKET,
    accessKeyId: found.S3_ACCESS_KEY_ID,
    secretAccessKey: found.S3_SECRET_ACCESS_KEY,
    region: settingOf(environment, 'S3_REGION') ?? 'us-east-1',
  };
};

/** Prepares reachable engines: roles, database, NATS identity, bucket. What exists is kept, so it may run again. */
export const provision = async (
  environment: NodeJS.ProcessEnv,
  { database, folder, now }: { readonly database: string; readonly folder: SecretsFolder; readonly now: Date },
  performing: Performing,
): Promise<void> => {
  const bucket = bucketOf(environment);
  const { DATABASE_URL_SUPERUSER: superuserUrl } = requireSettings(environment, ['DATABASE_URL_SUPERUSER']);
  if (!URL.canParse(superuserUrl)) throw new OperatorError('DATABASE_URL_SUPERUSER is no URL');
  const wanted = wantedSecrets(superuserUrl, database, folder, now);
  // Secrets first: an interrupted run must not leave a role whose password nobody knows.
  await perform(performing, secretSteps(wanted, folder));
  const { DATABASE_URL, DATABASE_URL_JOBS, DATABASE_URL_OWNER } = wanted.urls;
  const passwords = {
    app: passwordIn(DATABASE_URL),
    jobs: passwordIn(DATABASE_URL_JOBS),
    owner: passwordIn(DATABASE_URL_OWNER),
  };
  await perform(performing, await databaseSteps({ superuserUrl, name: database, passwords }));
  await perform(performing, await bucketSteps(bucket));
};
