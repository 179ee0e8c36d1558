import type { Viewer } from '../../platform/auth/viewer.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountByPhone } from '../accounts/index.ts';
import { removeOtherPhone, saveOtherPhone } from './calls.queries.ts';
import { OTHER_PHONE_SECONDS } from './calls.rules.ts';

/** The phone of another account is that person's: their calls must not reach somebody else's customers. */
export const callFromAnotherPhone = async (
  tx: Tx,
  viewer: Viewer,
  phone: string,
  { clock }: Pick<Platform, 'clock'>,
) => {
  const { accountId: providerId } = viewer;
  const account = await accountByPhone(tx, phone);
  if (account && account.id !== providerId) throw new Failure('phone_taken');
  if (account) {
    await removeOtherPhone(tx, providerId);
    return { expiresAt: null };
  }
  const expiresAt = secondsAfter(clock.now(), OTHER_PHONE_SECONDS);
  await saveOtherPhone(tx, { providerId, phone, expiresAt });
  return { expiresAt: expiresAt.toISOString() };
};
