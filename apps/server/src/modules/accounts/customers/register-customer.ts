import type { accountsContract } from '@tailgate/contract';
import { emit } from '../../../platform/events/events.ts';
import { Failure, isTaken } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { customerRegistered } from '../accounts.events.ts';
import { accountById, insertAccount, insertCustomerProfile } from '../accounts.queries.ts';
import { TERMS_VERSION } from '../accounts.rules.ts';
import { requestEmailChange } from '../credentials/change-email.ts';
import { provePhone, spendProof } from '../phone-codes/prove-phone.ts';
import { openSession } from '../sessions/open-session.ts';

/** The number is proved first, so telling its owner that it already has an account gives nothing away. */
export const registerCustomer = async (call: StagedCall<typeof accountsContract.registerCustomer>) => {
  const { platform, origin, body, finish } = call;
  const proof = await provePhone(call, 'customer_sign_up', body);
  const id = newId();
  try {
    return await finish(async (tx) => {
      await spendProof(tx, proof.id, platform);
      await insertAccount(tx, {
        id,
        email: null,
        phone: proof.phone,
        passwordHash: null,
        firstName: body.firstName,
        lastName: body.lastName,
        roles: ['customer'],
      });
      await insertCustomerProfile(tx, {
        accountId: id,
        termsVersion: TERMS_VERSION,
        termsAcceptedAt: platform.clock.now(),
      });
      // Theirs once they have opened the link that is sent there.
      if (body.email !== undefined) await requestEmailChange(tx, id, body.email, platform);
      await emit(tx, customerRegistered, { accountId: id });
      const opening = { account: await accountById(tx, id), deviceId: body.deviceId, remember: body.rememberMe };
      return await openSession(tx, origin, opening, platform);
    });
  } catch (error) {
    if (isTaken(error, 'accounts_site_id_phone_key')) throw new Failure('phone_taken');
    throw error;
  }
};
