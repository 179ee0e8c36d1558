import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { CODE_LENGTH } from '../accounts/accounts.facts.ts';
import { unlisted } from '../activity.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { instant, pageOf, pageQuery, phone, requiredText, text } from '../schemas.ts';
import { CUSTOMER_FILTERS, CUSTOMER_SORTS, MAX_BLOCK_REASON_LENGTH } from './customers.facts.ts';
import { customerRecordRows } from './customer-record.rows.ts';
import { ownPetRows } from './own-pets.rows.ts';
import { petRows } from './pets.rows.ts';
import { proposalRows } from './proposals.rows.ts';
import * as shape from './customer.schemas.ts';

const GROOMERS = ['groomer'] as const;
/** Fleet owners have customers too, and add them with the same calls. */
const WITH_CUSTOMERS = ['groomer', 'fleet_owner'] as const;

/** Which customers are meant, and in which order. */
const CHOICE = {
  search: text(100).trim().default(''),
  filter: z.enum(CUSTOMER_FILTERS).default('all'),
  sort: z.enum(CUSTOMER_SORTS).default('name'),
};

const groomerWrites = signedInAs(GROOMERS, { whileImpersonating: 'allowed' });
const customerToChange = z.object({ id: ref('customer.update') });

export const customersContract = {
  ...petRows,
  ...ownPetRows,
  ...proposalRows,
  ...customerRecordRows,
  listCustomers: endpoint({
    method: 'GET',
    path: '/v2/service-provider/customer/list',
    summary: 'The customers of the provider, found by name, pet or phone, filtered and in order.',
    access: signedInAs(WITH_CUSTOMERS),
    shows: ['appointments', 'customers', 'pets'],
    query: z.object({ ...pageQuery, ...CHOICE }),
    answer: pageOf(shape.listedCustomer).extend({
      timeZone: z.string(),
      currency: z.string(),
      /** For each filter, with the search applied. */
      counts: z.record(z.enum(CUSTOMER_FILTERS), z.number().int()),
    }),
  }),
  getCustomersFile: endpoint({
    method: 'GET',
    path: '/v2/service-provider/customer/file',
    summary:
      'The customers of the provider as CSV with download=1, found, filtered and in order like the list; otherwise how many.',
    access: signedInAs(WITH_CUSTOMERS),
    shows: [],
    query: z.object({ download: z.enum(['0', '1']).default('0'), ...CHOICE }),
    answer: z.object({ total: z.number().int() }),
    download: ['csv'],
    limit: ['reportsPerAccount'],
    addition: 'The specification has no file of customers.',
  }),
  listWaitlist: endpoint({
    method: 'GET',
    path: '/v2/service-provider/customer/waitlist',
    summary: 'The customers on the wait list, those who wait longest first.',
    access: signedInAs(GROOMERS),
    shows: ['customers'],
    query: z.object(pageQuery),
    answer: pageOf(shape.customerRow),
  }),
  getCustomerOfProvider: endpoint({
    method: 'GET',
    path: '/v2/service-provider/customer/:id',
    summary: 'One customer of the provider with pets, notes and agreements.',
    access: signedInAs(WITH_CUSTOMERS),
    shows: ['customers', 'pets', 'proposals'],
    params: z.object({ id: ref('customer.read') }),
    answer: shape.customer,
    errors: ['not_found'],
    addition: 'The customer screens need it; the specification lists only the whole list.',
  }),
  updateCustomer: endpoint({
    method: 'PUT',
    path: '/v2/service-provider/customer/:id',
    summary:
      'Changes the given fields. Phone and email only while the customer has never logged in and is nobody else’s customer; name, address and address notes of a customer with a login are proposed to them.',
    access: groomerWrites,
    activity: 'Changed a customer',
    changes: ['appointments', 'customers'],
    params: customerToChange,
    body: shape.customerUpdate,
    answer: shape.customer,
    errors: ['not_found', 'contact_not_editable', 'phone_taken'],
    grows: 'proposals',
  }),
  blockCustomer: endpoint({
    method: 'POST',
    path: '/v2/service-provider/customer/:id/block-customer',
    summary: 'Blocks a customer for one of the site’s reasons; with `reportCustomer` support reviews it.',
    access: groomerWrites,
    activity: 'Blocked a customer',
    changes: ['appointments', 'customers'],
    params: customerToChange,
    body: z.object({
      reason: requiredText(MAX_BLOCK_REASON_LENGTH),
      reportCustomer: z.boolean().default(false),
    }),
    answer: shape.customer,
    errors: ['not_found'],
  }),
  unblockCustomer: endpoint({
    method: 'DELETE',
    path: '/v2/service-provider/customer/:id/block-customer',
    summary: 'Unblocks a customer.',
    access: groomerWrites,
    activity: 'Unblocked a customer',
    changes: ['appointments', 'customers'],
    params: customerToChange,
    answer: shape.customer,
    errors: ['not_found'],
    addition: 'A block made by mistake can be taken back.',
  }),
  addToWaitlist: endpoint({
    method: 'POST',
    path: '/v2/service-provider/customer/:id/waitlist',
    summary: 'Puts a customer on the wait list; one who waits already keeps the place.',
    access: groomerWrites,
    activity: 'Added a customer to the wait list',
    changes: ['customers'],
    params: customerToChange,
    answer: shape.customer,
    errors: ['not_found'],
  }),
  removeFromWaitlist: endpoint({
    method: 'DELETE',
    path: '/v2/service-provider/customer/:id/waitlist',
    summary: 'Takes a customer off the wait list.',
    access: groomerWrites,
    activity: 'Removed a customer from the wait list',
    changes: ['customers'],
    params: customerToChange,
    answer: shape.customer,
    errors: ['not_found'],
  }),
  registerCustomerByProvider: endpoint({
    method: 'POST',
    path: '/v2/service-checkout/pet-service/service-provider/customer',
    summary: 'Adds a customer without an account yet, and invites them. They accept the terms themselves.',
    access: signedInAs(WITH_CUSTOMERS, { whileImpersonating: 'allowed' }),
    activity: 'Added a customer',
    changes: ['customers'],
    body: shape.newCustomer,
    answer: shape.customer,
    errors: ['customer_exists', 'customer_has_account', 'not_found'],
    limit: ['newCustomersPerAccount', 'invitationsPerPhone'],
    grows: 'customers',
  }),
  findCustomerByPhone: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/service-provider/customer/find-by-phone-number',
    summary: 'Whether a phone number has an account; the customer only if it is one of the provider’s own.',
    access: signedInAs(WITH_CUSTOMERS),
    shows: ['customers'],
    query: z.object({ phone_number: phone }),
    answer: z.object({
      found: z.boolean(),
      isAssignedToAnother: z.boolean(),
      customer: shape.customerRow.nullable(),
    }),
    limit: ['customerLookupsPerAccount'],
  }),
  requestLinkCode: endpoint({
    method: 'POST',
    path: '/v2/service-provider/customer/link-code',
    summary: 'Texts a code to a person who has an account. Whoever tells it to the provider becomes their customer.',
    access: signedInAs(WITH_CUSTOMERS, { whileImpersonating: 'barred' }),
    activity: unlisted('Only a request; the link is recorded.'),
    changes: [],
    body: z.object({ phone_number: phone }),
    answer: z.object({ expiresAt: instant }),
    // The device is the provider's, so that it is never one that the person is known by.
    limit: ['codePerAddress', 'codePerIdentityAndAddress', 'codePerIdentity'],
    addition: 'A person with an account can become the customer of another provider, with their consent.',
  }),
  linkCustomer: endpoint({
    method: 'POST',
    path: '/v2/service-provider/customer/link',
    summary: 'Makes the person who told the texted code a customer of the provider.',
    access: signedInAs(WITH_CUSTOMERS, { whileImpersonating: 'barred' }),
    activity: 'Added a customer by code',
    changes: ['customers'],
    body: z.object({
      phone_number: phone,
      code: z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), {
        error: `has ${CODE_LENGTH} digits`,
      }),
    }),
    answer: shape.customer,
    errors: ['code_invalid'],
    limit: ['codeTriesPerAddress'],
    grows: 'customers',
    addition: 'A person with an account can become the customer of another provider, with their consent.',
  }),
  checkCustomerPhone: endpoint({
    method: 'GET',
    path: '/v2/account/service-provider/customer-phone/:customerId',
    summary: 'The phone number of a customer, before it is called or texted.',
    access: signedInAs(GROOMERS),
    shows: ['customers'],
    params: z.object({ customerId: ref('customer.read') }),
    answer: z.object({
      phoneNumber: z.string().nullable(),
      canEdit: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  updateCustomerPhone: endpoint({
    method: 'PUT',
    path: '/v2/account/service-provider/customer-phone/:customerId/update',
    summary: 'Changes the phone number of a customer who has never logged in and is nobody else’s customer.',
    access: groomerWrites,
    activity: 'Changed the phone of a customer',
    changes: ['appointments', 'customers'],
    params: z.object({ customerId: ref('customer.update') }),
    body: z.object({ phone }),
    answer: shape.customer,
    errors: ['not_found', 'contact_not_editable', 'phone_taken'],
  }),
  sendAgreements: endpoint({
    method: 'POST',
    path: '/v2/service-checkout/pet-service/service-provider/customer/:id/send-agree-policy',
    summary: 'Texts and mails the customer the link where they accept the terms.',
    access: groomerWrites,
    activity: 'Sent the agreements to a customer',
    changes: ['customers'],
    params: customerToChange,
    answer: shape.customer,
    errors: ['not_found', 'too_many_messages'],
    limit: ['agreementsPerAccount'],
  }),
};
