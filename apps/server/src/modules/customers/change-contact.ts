import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, isTaken } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  contactEmailOf,
  lockAccount,
  noteEnteredPhone,
  updateCustomerProfile,
  updateNames,
  updatePhone,
} from '../accounts/index.ts';
import { mayEditContact } from './contact.ts';

export interface ContactChanges {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | null | undefined;
}

const differs = <Value>(given: Value | undefined, stored: Value): boolean => given !== undefined && given !== stored;

/** Changes name, phone and email of a customer who has never logged in; what is the same already is no change. */
export const changeContact = async (
  tx: Tx,
  viewer: Viewer,
  { customerId, changes }: { customerId: string; changes: ContactChanges },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const { firstName, lastName, phone, email } = changes;
  if ([firstName, lastName, phone, email].every((field) => field === undefined)) return;
  const stored = await lockAccount(tx, customerId);
  const isChanged =
    differs(firstName, stored.first_name) ||
    differs(lastName, stored.last_name) ||
    differs<string | null>(phone, stored.phone) ||
    differs(email, stored.email ?? (await contactEmailOf(tx, customerId)));
  if (!isChanged) return;
  if (!(await mayEditContact(tx, viewer, customerId)))
    throw new Failure('contact_not_editable', {
      message: `${stored.first_name} manages their own contact details.`,
    });
  await updateNames(tx, customerId, {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
  });
  await updateCustomerProfile(tx, customerId, { contactEmail: email });
  if (phone === undefined || phone === stored.phone) return;
  try {
    await updatePhone(tx, customerId, phone);
    await noteEnteredPhone(tx, customerId, clock.now());
  } catch (error) {
    if (isTaken(error, 'accounts_site_id_phone_key')) throw new Failure('phone_taken');
    throw error;
  }
};
