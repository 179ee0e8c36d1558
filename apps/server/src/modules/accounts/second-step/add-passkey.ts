import type { accountsContract } from '@tailgate/contract';
import { Failure, isTaken } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { addFactor } from './add-factor.ts';
import { proveNewPasskey } from './passkey-ceremonies.ts';
import { insertPasskey } from './passkeys.queries.ts';

export const addPasskey = async (call: StagedCall<typeof accountsContract.addPasskey>) => {
  const { finish, viewer, body, platform } = call;
  const { accountId, sessionId } = viewer;
  const proved = await proveNewPasskey(call, { sessionId, purpose: 'enrolment' }, body.credential);
  const { id: credentialId, publicKey, counter, transports } = proved;
  const id = newId();
  const now = platform.clock.now();
  try {
    return await finish((tx) => {
      const store = async () => {
        const owner = { id, accountId, name: body.name, now };
        await insertPasskey(tx, { ...owner, credentialId, publicKey, counter, transports });
      };
      return addFactor(tx, viewer, { name: `The passkey “${body.name}”`, store }, platform);
    });
  } catch (error) {
    if (isTaken(error, 'passkeys_credential')) throw new Failure('passkey_invalid', { cause: error });
    throw error;
  }
};
