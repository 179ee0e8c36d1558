import type { BodyOf, customersContract } from '@tailgate/contract';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateCustomerProfile } from '../accounts/index.ts';
import { changeContact } from './change-contact.ts';
import { customerIdOf, updateRelation } from './customers.queries.ts';
import { lockedChangesAtOnce } from './proposals/changes-at-once.ts';
import { profileValues } from './proposals/personal-values.ts';
import { proposeChange } from './proposals/propose-change.ts';
import { storedProfile } from './proposals/stored-values.ts';
import { tellOfAddress } from './proposals/tell-people.ts';

type Body = BodyOf<typeof customersContract.updateCustomer>;

const profileOf = (body: Body) => ({
  address: body.physical_address,
  addressLine2: body.address_line_2,
  addressNotes: body.address_notes,
  isApartmentComplex: body.is_apartment_complex,
});
const namesOf = (body: Body) => ({ firstName: body.first_name, lastName: body.last_name });
/** Whoever controls them can log in, so that they are never proposed: the person changes them with a code. */
const keysOf = (body: Body) => ({ phone: body.phone_number, email: body.user_email });

/** Without an address nobody can be booked, and where there is none nothing is overwritten. */
const addMissingAddress = async (tx: Tx, viewer: Viewer, customerId: string, body: Body, platform: Platform) => {
  if (!body.physical_address || (await storedProfile(tx, customerId)).address?.value !== null) return;
  const { addressNotes: _, ...place } = profileOf(body);
  await updateCustomerProfile(tx, customerId, place);
  await tellOfAddress(tx, { providerId: viewer.accountId, customerId }, platform);
};

const proposeProfile = async (tx: Tx, viewer: Viewer, customerId: string, body: Body, platform: Platform) => {
  await changeContact(tx, viewer, { customerId, changes: keysOf(body) }, platform);
  const wanted = profileValues({ ...namesOf(body), ...profileOf(body) });
  if (Object.keys(wanted).length === 0) return;
  const about = { customerId, kind: 'profile', petId: null, vaccinationId: null } as const;
  await addMissingAddress(tx, viewer, customerId, body, platform);
  await proposeChange(tx, viewer, { ...about, current: await storedProfile(tx, customerId), wanted }, platform);
};

/** What the provider notes changes at once; what belongs to the person is proposed to one who has a login. */
export const updateCustomer = async (
  tx: Tx,
  viewer: Viewer,
  { customer, body }: { customer: Rows<'provider_customers'>; body: Body },
  platform: Platform,
): Promise<string> => {
  const customerId = await customerIdOf(tx, customer);
  if (await lockedChangesAtOnce(tx, viewer, customerId)) {
    await changeContact(tx, viewer, { customerId, changes: { ...namesOf(body), ...keysOf(body) } }, platform);
    await updateCustomerProfile(tx, customerId, profileOf(body));
  } else await proposeProfile(tx, viewer, customerId, body, platform);
  await updateRelation(tx, customer, { ...body, entryNotes: body.entry_notes }, platform.clock.now());
  return customerId;
};
