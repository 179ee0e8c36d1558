import { encodeAccount, encodeOperator, encodeUser, fmtCreds } from '@nats-io/jwt';
import type { OperatorLimits } from '@nats-io/jwt';
import { createAccount, createOperator, createUser, fromSeed } from '@nats-io/nkeys';
import type { KeyPair } from '@nats-io/nkeys';

interface NatsAccount {
  publicKey: string;
  jwt: string;
}

export interface NatsIdentity {
  operatorSeed: string;
  operatorJwt: string;
  systemAccount: NatsAccount;
  /** Its seed signs the tokens of browsers. */
  account: NatsAccount & { seed: string };
  /** Of before a rotation: tokens it signed are still good, new ones it does not sign. */
  previousAccount?: NatsAccount;
  /** Base64 of a creds file: JWT and seed of the server's own user. */
  serverCreds: string;
}

/** A limit that is absent from the JWT means zero to nats-server, so each one is named. */
const UNLIMITED: OperatorLimits = {
  subs: -1,
  data: -1,
  payload: -1,
  imports: -1,
  exports: -1,
  wildcards: true,
  conn: -1,
  leaf: -1,
  disallow_bearer: false,
};

const seedOf = (pair: KeyPair): string => new TextDecoder().decode(pair.getSeed());

const makeAccount = async (operator: KeyPair): Promise<Pick<NatsIdentity, 'account' | 'serverCreds'>> => {
  const account = createAccount();
  const serverUser = createUser();
  const serverJwt = await encodeUser('tailgate-server', serverUser, account, {
    pub: { allow: ['u.>', 'health.>'] },
    sub: { allow: ['health.>', '_INBOX.>'] },
  });
  return {
    account: {
      publicKey: account.getPublicKey(),
      jwt: await encodeAccount('tailgate', account, { limits: UNLIMITED }, { signer: operator }),
      seed: seedOf(account),
    },
    serverCreds: Buffer.from(fmtCreds(serverJwt, serverUser)).toString('base64'),
  };
};

export const makeNatsIdentity = async (): Promise<NatsIdentity> => {
  const operator = createOperator();
  const system = createAccount();
  return {
    operatorSeed: seedOf(operator),
    operatorJwt: await encodeOperator('tailgate', operator, { system_account: system.getPublicKey() }),
    systemAccount: {
      publicKey: system.getPublicKey(),
      jwt: await encodeAccount('system', system, { limits: UNLIMITED }, { signer: operator }),
    },
    ...(await makeAccount(operator)),
  };
};

/** A new account and server user by the same operator: nodes, API and workers are restarted with them. */
export const rotateNatsAccount = async (identity: NatsIdentity): Promise<NatsIdentity> => {
  const { publicKey, jwt } = identity.account;
  return {
    ...identity,
    ...(await makeAccount(fromSeed(new TextEncoder().encode(identity.operatorSeed)))),
    previousAccount: { publicKey, jwt },
  };
};
