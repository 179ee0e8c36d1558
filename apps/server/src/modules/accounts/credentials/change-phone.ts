import type { accountsContract } from '@tailgate/contract';
import { emit } from '../../../platform/events/events.ts';
import { Failure, isTaken } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { notify } from '../../notifications/index.ts';
import { credentialsChanged } from '../accounts.events.ts';
import { accountById } from '../accounts.queries.ts';
import { updatePhone } from '../customers/customer-accounts.queries.ts';
import { codeFits } from '../phone-codes/phone-code.ts';
import { spendProof } from '../phone-codes/prove-phone.ts';
import { sendPhoneCode } from '../phone-codes/send-phone-code.ts';
import { recipientOf } from '../recipient-of.ts';
import { latestPhoneChangeOf, tryPhoneCode, voidPhoneCodes, voidResetLinks } from './credentials.queries.ts';
import { proveOwner } from './prove-owner.ts';

/**
 * Texts a code to the new number; until it is entered the account keeps its old one. Whether the number is taken is
 * found out by the worker, so that neither the answer nor its time shows it.
 */
export const changePhone = async (call: StagedCall<typeof accountsContract.changePhone>) => {
  const { platform, finish, count, viewer, body } = call;
  await proveOwner(call, body.currentPassword);
  await count('phoneChangesPerAccount', viewer.accountId);
  return await finish(async (tx) => {
    const { phone } = await accountById(tx, viewer.accountId);
    if (phone === body.phone) throw new Failure('validation_failed', { errors: { phone: 'is your number already' } });
    const request = { purpose: 'phone_change', phone: body.phone, requestedBy: viewer.accountId } as const;
    const { expiresAt } = await sendPhoneCode(tx, request, platform);
    return { expiresAt: expiresAt.toISOString() };
  });
};

/**
 * Whoever has the code reads the texts of the new number: it becomes the account's, and the old one hears of it. A try
 * is used up and kept even when the code is wrong. The code of a number that has an account is never texted, and proves
 * nothing even if it is guessed.
 */
export const confirmPhone = async (call: StagedCall<typeof accountsContract.confirmPhone>) => {
  const { platform, stage, finish, viewer, body } = call;
  const { accountId } = viewer;
  const now = platform.clock.now();
  const proof = await stage(async (tx) => {
    const latest = await latestPhoneChangeOf(tx, accountId);
    return latest && (await tryPhoneCode(tx, latest.id, 'phone_change', now));
  });
  if (!proof || proof.account_id !== null || !codeFits(platform.seal, proof.id, body.code, proof.code_hash))
    throw new Failure('code_invalid');
  try {
    await finish(async (tx) => {
      await spendProof(tx, proof.id, platform);
      const before = await recipientOf(tx, accountId);
      await updatePhone(tx, accountId, proof.phone);
      await voidPhoneCodes(tx, accountId, now);
      await voidResetLinks(tx, accountId, now);
      await emit(tx, credentialsChanged, { accountId, what: 'phone' });
      await notify(tx, platform, 'phoneChanged', { to: before, variables: {} });
    });
  } catch (error) {
    // Somebody else proved it in the meantime.
    if (isTaken(error, 'accounts_site_id_phone_key')) throw new Failure('code_invalid', { cause: error });
    throw error;
  }
};
