import type { BodyOf, customersContract } from '@tailgate/contract';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateCustomerProfile } from '../accounts/index.ts';
import { changeContact } from './change-contact.ts';
import { customerIdOf, updateRelation } from './customers.queries.ts';

/** The address and what the provider notes can always be changed; name, phone and email belong to the person. */
export const updateCustomer = async (
  tx: Tx,
  viewer: Viewer,
  {
    customer,
    body,
  }: {
    customer: Rows<'provider_customers'>;
    body: BodyOf<typeof customersContract.updateCustomer>;
  },
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const customerId = await customerIdOf(tx, customer);
  await changeContact(tx, viewer, {
    customerId,
    changes: {
      firstName: body.first_name,
      lastName: body.last_name,
      phone: body.phone_number,
      email: body.user_email,
    },
  });
  await updateCustomerProfile(tx, customerId, {
    address: body.physical_address,
    addressLine2: body.address_line_2,
    addressNotes: body.address_notes,
    isApartmentComplex: body.is_apartment_complex,
  });
  await updateRelation(tx, customer, body, clock.now());
  return customerId;
};
