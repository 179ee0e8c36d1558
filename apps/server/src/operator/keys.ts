import { ringInWords, withNewKey, withoutKey, withPreparedKey, withPreparedKeyInFront } from './key-ring.ts';
import { rotateNatsAccount } from './provision/nats-identity.ts';
import { natsSecrets, type SecretsFolder } from './secrets-folder.ts';
import { OperatorError } from './settings.ts';
import { perform, type Performing, type Step } from './step.ts';

const RINGS = { tokens: 'TOKEN_SECRETS', seals: 'SEAL_SECRETS' } as const;

export const ROTATED = ['tokens', 'seals', 'nats'] as const;
export type Rotated = (typeof ROTATED)[number];

export const PREPARED = ['tokens', 'seals'] as const;
type Ring = (typeof PREPARED)[number];

const ringOf = (ring: Ring, { secrets }: SecretsFolder): string => {
  const found = secrets[RINGS[ring]];
  if (found === undefined) throw new OperatorError(`There is no ${RINGS[ring]} here: run provision first`);
  return found;
};

const ringStep = (ring: Ring, folder: SecretsFolder, now: Date): Step => {
  const prepared = withPreparedKeyInFront(ringOf(ring, folder));
  const changed = prepared ?? withNewKey(ringOf(ring, folder), now);
  return {
    what: `put ${prepared === undefined ? 'a new' : 'the prepared'} key in front of ${RINGS[ring]}`,
    isDone: false,
    apply: () => folder.saveSecrets({ ...folder.secrets, [RINGS[ring]]: changed }),
  };
};

const prepareStep = (ring: Ring, folder: SecretsFolder, now: Date): Step => ({
  what: `put a new key behind ${RINGS[ring]}`,
  isDone: withPreparedKeyInFront(ringOf(ring, folder)) !== undefined,
  apply: () => folder.saveSecrets({ ...folder.secrets, [RINGS[ring]]: withPreparedKey(ringOf(ring, folder), now) }),
});

const natsStep = (folder: SecretsFolder): Step => ({
  what: 'make a new account and server user of NATS beside the present account',
  isDone: false,
  apply: async () => {
    if (!folder.nats) throw new OperatorError('There is no NATS identity here: run provision first');
    const identity = await rotateNatsAccount(folder.nats);
    folder.saveNats(identity);
    folder.saveSecrets({ ...folder.secrets, ...natsSecrets(identity) });
  },
});

const dropStep = (dropped: string, folder: SecretsFolder): Step => {
  const [ring = '', kid = ''] = dropped.split(':');
  const name = ring in RINGS ? RINGS[ring as keyof typeof RINGS] : undefined;
  if (name === undefined) throw new OperatorError('--drop takes tokens:<key> or seals:<key>');
  const left = withoutKey(folder.secrets[name] ?? '', kid);
  if (left === undefined) throw new OperatorError(`${name} has no key ${kid} behind the one in use: rotate first`);
  return {
    what: `drop ${kid} from ${name}`,
    isDone: false,
    apply: () => folder.saveSecrets({ ...folder.secrets, [name]: left }),
  };
};

export interface KeyChange {
  readonly prepare?: Ring | undefined;
  readonly rotate?: Rotated | undefined;
  /** `tokens:2026-11-19`: one that leaked. */
  readonly drop?: string | undefined;
}

const rotation = (rotate: Rotated, folder: SecretsFolder, now: Date): Step =>
  rotate === 'nats' ? natsStep(folder) : ringStep(rotate, folder, now);

/** Says which keys are in use, or puts a new one in front of those that are. Secrets are not shown. */
export const keys = async (
  folder: SecretsFolder,
  { prepare, rotate, drop }: KeyChange,
  now: Date,
  performing: Performing,
): Promise<void> => {
  const changes = [
    ...(prepare === undefined ? [] : [prepareStep(prepare, folder, now)]),
    ...(rotate === undefined ? [] : [rotation(rotate, folder, now)]),
    ...(drop === undefined ? [] : [dropStep(drop, folder)]),
  ];
  if (changes.length > 0) {
    await perform(performing, changes);
    return;
  }
  for (const name of Object.values(RINGS)) {
    const ring = folder.secrets[name];
    performing.say(`${name}: ${ring === undefined ? 'none, run provision' : ringInWords(ring)}`);
  }
  const { nats } = folder;
  performing.say(`NATS: ${nats ? `account ${nats.account.publicKey} in use` : 'none, run provision'}`);
};
