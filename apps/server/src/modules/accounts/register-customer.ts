import type { accountsContract } from '@tailgate/contract';
import { audit } from '../../platform/audit/audit.ts';
import { emit } from '../../platform/events/events.ts';
import { Failure, isTaken } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { customerRegistered } from './accounts.events.ts';
import { accountById, insertAccount, insertCustomerProfile } from './accounts.queries.ts';
import { TERMS_VERSION } from './accounts.rules.ts';
import { openSession } from './open-session.ts';
import { provePhone, spendProof } from './prove-phone.ts';

/** The number is proved first, so telling its owner that it already has an account gives nothing away. */
export const registerCustomer = async (call: StagedCall<typeof accountsContract.registerCustomer>) => {
  const { platform, origin, body, site, finish } = call;
  const proof = await provePhone(call, 'customer_sign_up', body);
  const id = newId();
  try {
    return await finish(async (tx) => {
      await spendProof(tx, platform, proof.id);
      await insertAccount(tx, {
        id,
        siteId: site.id,
        email: body.email ?? null,
        phone: proof.phone,
        passwordHash: null,
        firstName: body.firstName,
        lastName: body.lastName,
        roles: ['customer'],
      });
      await insertCustomerProfile(tx, {
        accountId: id,
        siteId: site.id,
        termsVersion: TERMS_VERSION,
        termsAcceptedAt: platform.clock.now(),
      });
      await audit(
        tx,
        { siteId: site.id, accountId: id, impersonatorId: null },
        { action: 'account.register_customer', subjectId: id },
      );
      await emit(tx, site.id, customerRegistered, { accountId: id });
      return await openSession(tx, platform, origin, {
        account: await accountById(tx, id),
        deviceId: body.deviceId,
        remember: body.rememberMe,
      });
    });
  } catch (error) {
    if (isTaken(error, 'accounts_site_id_phone_key')) throw new Failure('phone_taken');
    if (isTaken(error, 'accounts_site_id_email_key'))
      throw new Failure('email_taken', { errors: { email: 'is already in use' } });
    throw error;
  }
};
