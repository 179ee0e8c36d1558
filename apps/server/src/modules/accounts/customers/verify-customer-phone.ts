import { isPrivileged, type accountsContract } from '@tailgate/contract';
import { secondsAfter } from '../../../platform/clock.ts';
import { Failure } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { accountById, accountByIdentity } from '../accounts.queries.ts';
import { keepPhoneCode } from '../credentials/credentials.queries.ts';
import { provePhone, spendProof } from '../phone-codes/prove-phone.ts';
import { openSession } from '../sessions/open-session.ts';
import { makeCustomer } from './customer-accounts.queries.ts';

/** Long enough for name and address; the tries at the code stay as few as they are. */
const PROOF_SECONDS = 30 * 60;

/**
 * Whoever has the right code owns the number, so telling them whether it has an account gives nothing away. For a new
 * number the code stays good, to register with.
 */
export const verifyCustomerPhone = async (call: StagedCall<typeof accountsContract.verifyCustomerPhone>) => {
  const { platform, origin, body, finish } = call;
  const proof = await provePhone(call, 'customer_sign_up', body);
  return await finish(async (tx) => {
    const known = await accountByIdentity(tx, { phone: proof.phone });
    if (!known) {
      await keepPhoneCode(tx, proof.id, secondsAfter(platform.clock.now(), PROOF_SECONDS));
      return { isRegistered: false };
    }
    // Codes alone never open these accounts.
    if (isPrivileged(known.roles)) throw new Failure('code_invalid');
    await spendProof(tx, proof.id, platform);
    await makeCustomer(tx, known.id);
    const account = await accountById(tx, known.id);
    const opening = { account, deviceId: body.deviceId, remember: body.rememberMe, role: 'customer' as const };
    return { ...(await openSession(tx, origin, opening, platform)), isRegistered: true };
  });
};
