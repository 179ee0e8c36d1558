import type { BodyOf, accountsContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { customerProfileOf, updateNames } from './accounts.queries.ts';
import { updateCustomerProfile } from './customers/customer-accounts.queries.ts';
import { customerAnswer } from './customers/customer-answer.ts';

type Profile = BodyOf<typeof accountsContract.updateOwnProfile>;

/** Name and home address, by the person. */
export const updateOwnProfile = async (tx: Tx, viewer: Viewer, { firstName, lastName, ...profile }: Profile) => {
  await updateNames(tx, viewer.accountId, { first_name: firstName, last_name: lastName });
  await updateCustomerProfile(tx, viewer.accountId, profile);
  return customerAnswer(await customerProfileOf(tx, viewer.accountId));
};
