import type { AnswerOf, callsContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { callParties } from '../../views/call-lines.ts';
import { openConversation } from './calls.queries.ts';
import { CONVERSATION_SECONDS } from './calls.rules.ts';

/** A number by which the groomer and the customer reach each other. The caller has checked that they belong together. */
export const openCall = async (
  tx: Tx,
  viewer: Viewer,
  customerId: string,
  { clock, calls }: Pick<Platform, 'clock' | 'calls'>,
): Promise<AnswerOf<typeof callsContract.getMaskedPhone>> => {
  const now = clock.now();
  const providerId = viewer.accountId;
  const parties = await callParties(tx, { providerId, customerId, now });
  const { provider_phone: own, other_phone: other, customer_phone: customerPhone } = parties;
  if (parties.is_blocked)
    throw new Failure('customer_blocked', { message: 'You blocked this customer. Unblock them to call.' });
  if (customerPhone === null) throw new Failure('conflict', { message: 'This customer has no phone number.' });
  const providerPhone = other ?? own;
  const expiresAt = secondsAfter(now, CONVERSATION_SECONDS);
  const phoneNumber = await openConversation(tx, {
    id: newId(),
    providerId,
    customerId,
    providerPhone,
    customerPhone,
    isBorrowed: other !== null,
    numbers: calls.numbers,
    now,
    expiresAt,
  });
  if (phoneNumber === null)
    throw new Failure('conflict', { message: 'Someone else uses this phone for calls. Call from your own phone.' });
  return { phoneNumber, callerPhone: providerPhone, expiresAt: expiresAt.toISOString() };
};
