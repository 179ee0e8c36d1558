import { SECOND_STEP_MINUTES } from '@tailgate/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON, generateChallenge } from '@simplewebauthn/server/helpers';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Stage, Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteBrand } from '../../sites/index.ts';
import type { AccountRow } from '../accounts.queries.ts';
import { displayNameOf } from '../accounts.rules.ts';
import {
  insertChallenge,
  passkeyByCredential,
  passkeysOf,
  takeChallenge,
  type ChallengePurpose,
  type PasskeyRow,
} from './passkeys.queries.ts';

/** What a challenge is made for; it is good for nothing else. */
interface Ceremony {
  readonly purpose: ChallengePurpose;
  readonly sessionId: string | null;
}

interface Asserted {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}

interface Created {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: string[] | undefined;
  };
}

/** EdDSA, ES256 and RS256, as COSE numbers them: what phones, computers and security keys sign with. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = SECOND_STEP_MINUTES * 60_000;

const userHandleOf = (accountId: string) => Buffer.from(accountId.replaceAll('-', ''), 'hex');

/** Passkeys belong to the host name of the site, whatever host name a request came to. */
const relyingParty = async (tx: Tx, platform: Platform) => {
  const { origin, appName } = await siteBrand(tx, platform);
  return { origin, id: new URL(origin).hostname, name: appName };
};

const remember = async (tx: Tx, ceremony: Ceremony, { clock }: Platform): Promise<string> => {
  const challenge = Buffer.from(await generateChallenge()).toString('base64url');
  await insertChallenge(tx, { ...ceremony, challenge, expiresAt: secondsAfter(clock.now(), TIMEOUT_MS / 1000) });
  return challenge;
};

const describe = (passkeys: readonly { credential_id: string; transports: string[] }[]) =>
  passkeys.map(({ credential_id: id, transports }) => ({ id, transports, type: 'public-key' as const }));

/** Any passkey of the site signs in; as a second step only those of the account do. */
export const requestAssertion = async (tx: Tx, ceremony: Ceremony, accountId: string | null, platform: Platform) => {
  const { id: rpId } = await relyingParty(tx, platform);
  const challenge = await remember(tx, ceremony, platform);
  return {
    challenge,
    rpId,
    timeout: TIMEOUT_MS,
    userVerification: 'required' as const,
    allowCredentials: accountId === null ? [] : describe(await passkeysOf(tx, accountId)),
  };
};

export const requestCreation = async (tx: Tx, ceremony: Ceremony, account: AccountRow, platform: Platform) => {
  const { id, name } = await relyingParty(tx, platform);
  const challenge = await remember(tx, ceremony, platform);
  return {
    challenge,
    rp: { id, name },
    user: {
      id: userHandleOf(account.id).toString('base64url'),
      name: account.email ?? account.phone ?? displayNameOf(account),
      displayName: displayNameOf(account),
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: TIMEOUT_MS,
    attestation: 'none' as const,
    excludeCredentials: describe(await passkeysOf(tx, account.id)),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  };
};

const refusing = async <T>(work: () => Promise<T> | T): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('passkey_invalid', { cause: error });
  }
};

/** Spends the challenge that the browser answered, in a transaction of its own: it is gone even if the answer is wrong. */
const expected = async (
  stage: Stage,
  ceremony: Ceremony,
  clientDataJSON: string,
  credentialId: string | null,
  platform: Platform,
) => {
  const { challenge } = await refusing(() => decodeClientDataJSON(clientDataJSON));
  return await stage(async (tx) => {
    const isOurs =
      typeof challenge === 'string' && (await takeChallenge(tx, { ...ceremony, challenge }, platform.clock.now()));
    const passkey = credentialId === null ? undefined : await passkeyByCredential(tx, credentialId);
    const { origin, id } = await relyingParty(tx, platform);
    return {
      isOurs,
      passkey,
      terms: { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true },
    };
  });
};

const isOf = (accountId: string, { response: { userHandle } }: Asserted) =>
  userHandle === undefined || userHandle === userHandleOf(accountId).toString('base64url');

/** The passkey that signed the challenge, with its new counter; refused as a whole when anything about it is wrong. */
export const provePasskey = async (
  { stage, platform }: { readonly stage: Stage; readonly platform: Platform },
  ceremony: Ceremony,
  credential: Asserted,
): Promise<PasskeyRow & { readonly newCounter: number }> => {
  const { isOurs, passkey, terms } = await expected(
    stage,
    ceremony,
    credential.response.clientDataJSON,
    credential.id,
    platform,
  );
  if (!isOurs || !passkey || !isOf(passkey.account_id, credential)) throw new Failure('passkey_invalid');
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      ...terms,
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    }),
  );
  if (!verified) throw new Failure('passkey_invalid');
  return { ...passkey, newCounter: authenticationInfo.newCounter };
};

/** A new credential whose private key answered our challenge on our site. */
export const proveNewPasskey = async (
  { stage, platform }: { readonly stage: Stage; readonly platform: Platform },
  ceremony: Ceremony,
  credential: Created,
) => {
  const { isOurs, terms } = await expected(stage, ceremony, credential.response.clientDataJSON, null, platform);
  if (!isOurs) throw new Failure('passkey_invalid');
  const { clientDataJSON, attestationObject, transports } = credential.response;
  const { verified, registrationInfo } = await refusing(() =>
    verifyRegistrationResponse({
      ...terms,
      supportedAlgorithmIDs: ALGORITHMS,
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
        clientExtensionResults: {},
      },
    }),
  );
  if (!verified) throw new Failure('passkey_invalid');
  return { ...registrationInfo.credential, transports: transports ?? [] };
};
