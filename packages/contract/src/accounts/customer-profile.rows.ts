import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { MAX_ADDRESS_LINE_2_LENGTH, MAX_ADDRESS_NOTES_LENGTH } from '../customers/customers.facts.ts';
import { endpoint } from '../endpoint.ts';
import { address, requiredText, text } from '../schemas.ts';
import * as shape from './account.schemas.ts';
import { MAX_PERSON_NAME_LENGTH } from './accounts.facts.ts';

export const customerProfileRows = {
  getCustomer: endpoint({
    method: 'GET',
    path: '/v1/customer',
    summary: "The customer's own profile.",
    access: signedInAs(['customer']),
    shows: ['account'],
    answer: shape.customerProfile,
  }),
  updateOwnProfile: endpoint({
    method: 'PUT',
    path: '/v1/customer',
    summary: 'Changes name and home address of the customer. Booked appointments keep their address.',
    access: signedInAs(['customer'], { whileImpersonating: 'allowed' }),
    activity: 'Changed the profile',
    changes: ['account'],
    body: z.object({
      firstName: requiredText(MAX_PERSON_NAME_LENGTH),
      lastName: requiredText(MAX_PERSON_NAME_LENGTH),
      address: address.nullable(),
      addressLine2: text(MAX_ADDRESS_LINE_2_LENGTH).trim(),
      addressNotes: text(MAX_ADDRESS_NOTES_LENGTH).trim(),
      isApartmentComplex: z.boolean(),
    }),
    answer: shape.customerProfile,
    errors: ['not_found'],
    addition: 'Customers change their own details; the specification shows only the groomer’s call.',
  }),
};
