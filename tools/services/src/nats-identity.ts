import { encodeAccount, encodeOperator, encodeUser, fmtCreds } from '@nats-io/jwt';
import type { OperatorLimits } from '@nats-io/jwt';
import { createAccount, createOperator, createUser } from '@nats-io/nkeys';
import type { KeyPair } from '@nats-io/nkeys';

export interface NatsIdentity {
  operatorSeed: string;
  operatorJwt: string;
  systemAccount: { publicKey: string; jwt: string };
  account: { publicKey: string; jwt: string; seed: string };
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

export async function makeNatsIdentity(): Promise<NatsIdentity> {
  const operator = createOperator();
  const system = createAccount();
  const account = createAccount();
  const serverUser = createUser();
  const serverJwt = await encodeUser('tailgate-server', serverUser, account, {
    pub: { allow: ['u.>', 'health.>'] },
    sub: { allow: ['health.>', '_INBOX.>'] },
  });
  return {
    operatorSeed: seedOf(operator),
    operatorJwt: await encodeOperator('tailgate', operator, { system_account: system.getPublicKey() }),
    systemAccount: {
      publicKey: system.getPublicKey(),
      jwt: await encodeAccount('system', system, { limits: UNLIMITED }, { signer: operator }),
    },
    account: {
      publicKey: account.getPublicKey(),
      jwt: await encodeAccount('tailgate', account, { limits: UNLIMITED }, { signer: operator }),
      seed: seedOf(account),
    },
    serverCreds: Buffer.from(fmtCreds(serverJwt, serverUser)).toString('base64'),
  };
}
