import { CUSTOMER_AGREEMENTS, type BodyOf, type customersContract } from '@tailgate/contract';
import type { WithIds } from '../../platform/access/references.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { Failure, isTaken } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountByPhone, insertUnclaimedCustomer } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { businessNameOf } from '../providers/index.ts';
import { requireMarket } from '../sites/index.ts';
import { addPet } from './add-pet.ts';
import { customerAdded } from './customers.events.ts';
import { insertRelation, providersOf } from './customers.queries.ts';
import type { PetDetails } from './pets.queries.ts';

type Body = Omit<WithIds<BodyOf<typeof customersContract.registerCustomerByProvider>>, 'pets'>;
export interface NewCustomer extends Body {
  readonly pets: readonly PetDetails[];
}

const refuseKnownPhone = async (tx: Tx, viewer: Viewer, phone: string): Promise<void> => {
  const account = await accountByPhone(tx, phone);
  if (!account) return;
  const isOwn = (await providersOf(tx, account.id)).includes(viewer.accountId);
  throw new Failure(isOwn ? 'customer_exists' : 'customer_has_account');
};

const insertAccount = async (tx: Tx, id: string, customer: NewCustomer): Promise<void> => {
  try {
    await insertUnclaimedCustomer(tx, {
      id,
      phone: customer.phoneNumber,
      firstName: customer.firstName,
      lastName: customer.lastName,
      contactEmail: customer.email,
      marketId: customer.serviceArea,
      source: customer.referralSource,
      address: customer.physicalAddress,
      addressLine2: customer.addressLine2,
      addressNotes: customer.addressNotes,
      isApartmentComplex: customer.isApartmentComplex,
    });
  } catch (error) {
    if (isTaken(error, 'accounts_site_id_phone_key')) throw new Failure('customer_has_account');
    throw error;
  }
};

/** Creates the account without a password and invites the person; terms are only noted as asked for. */
export const registerCustomer = async (
  tx: Tx,
  viewer: Viewer,
  customer: NewCustomer,
  platform: Platform,
): Promise<string> => {
  await refuseKnownPhone(tx, viewer, customer.phoneNumber);
  if (customer.serviceArea !== null) await requireMarket(tx, customer.serviceArea);
  const id = newId();
  const now = platform.clock.now();
  await insertAccount(tx, id, customer);
  await insertRelation(tx, {
    providerId: viewer.accountId,
    customerId: id,
    vip: customer.vip,
    source: customer.referralSource,
    agreementsAsked: CUSTOMER_AGREEMENTS.filter((agreement) => customer[agreement]),
    waitlistedAt: customer.waitList ? now : null,
    now,
  });
  for (const pet of customer.pets) await addPet(tx, { customerId: id, pet }, platform);
  await notify(tx, platform, 'customerInvitation', {
    // Not to the email address: whose it is, nobody has proved.
    to: { accountId: id, phone: customer.phoneNumber, firstName: customer.firstName },
    by: viewer.accountId,
    variables: { business: await businessNameOf(tx, viewer.accountId) },
  });
  await emit(tx, customerAdded, {
    providerId: viewer.accountId,
    customerId: id,
    how: 'registered',
  });
  return id;
};
