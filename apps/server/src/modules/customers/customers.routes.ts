import { MAX_CUSTOMERS_IN_FILE, customersContract } from '@tailgate/contract';
import { bindModule, staged } from '../../platform/http/call.ts';
import { findCustomers } from '../../views/provider-customers.ts';
import { providerToAsk } from '../providers/index.ts';
import { blockCustomer } from './block-customer.ts';
import { changeContact } from './change-contact.ts';
import { customerAnswer, listedAnswers, rowAnswers } from './customer-answers.ts';
import { figuresAnswer, historyAnswer } from './customer-record.ts';
import { customersFile } from './customers-file.ts';
import { customersPolicy } from './customers.policy.ts';
import { customerIdOf, setBlock, setWaitlisted } from './customers.queries.ts';
import { findByPhone } from './find-by-phone.ts';
import { linkCustomer } from './link-customer.ts';
import { ownPetHandlers } from './own-pets.handlers.ts';
import { petDetailsOf } from './pet-input.ts';
import { petHandlers } from './pets.handlers.ts';
import { proposalHandlers } from './proposals/proposals.handlers.ts';
import { registerCustomer } from './register-customer.ts';
import { requestLinkCode } from './request-link-code.ts';
import { sendAgreements } from './send-agreements.ts';
import { updateCustomer } from './update-customer.ts';

export const customersRoutes = bindModule('customers', customersContract, customersPolicy, {
  ...petHandlers,
  ...ownPetHandlers,
  ...proposalHandlers,
  listCustomers: async ({ tx, platform, viewer, query: { search, filter, sort, ...page } }) => {
    const { timeZone, currency } = await providerToAsk(tx, viewer.accountId);
    const wanted = { providerId: viewer.accountId, search, filter, timeZone, now: platform.clock.now() };
    const { rows, counts } = await findCustomers(tx, wanted, sort, page);
    const items = await listedAnswers(tx, rows, platform);
    return { items, total: counts[filter], ...page, timeZone, currency, counts };
  },
  getCustomersFile: async ({ tx, platform, viewer, query: { search, filter, sort, download } }) => {
    const { timeZone } = await providerToAsk(tx, viewer.accountId);
    const wanted = { providerId: viewer.accountId, search, filter, timeZone, now: platform.clock.now() };
    const page = { limit: download === '1' ? MAX_CUSTOMERS_IN_FILE : 1, offset: 0 };
    const { rows, counts } = await findCustomers(tx, wanted, sort, page);
    return download === '1' ? customersFile(rows, wanted) : { total: counts[filter] };
  },
  listWaitlist: async ({ tx, platform, viewer, query }) => {
    const { timeZone } = await providerToAsk(tx, viewer.accountId);
    const wanted = {
      providerId: viewer.accountId,
      search: '',
      filter: 'waitlist' as const,
      timeZone,
      now: platform.clock.now(),
    };
    const { rows, counts } = await findCustomers(tx, wanted, 'waiting', query);
    return { items: await rowAnswers(tx, rows, platform), total: counts.waitlist, ...query };
  },
  getCustomerOfProvider: async ({ tx, platform, viewer, params, allowed }) =>
    customerAnswer(tx, viewer, await customerIdOf(tx, allowed(params.id)), platform),
  getCustomerFigures: async ({ tx, platform, viewer, params, allowed }) => {
    const customerId = await customerIdOf(tx, allowed(params.id));
    return await figuresAnswer(tx, { providerId: viewer.accountId, customerId }, platform);
  },
  listCustomerHistory: async ({ tx, viewer, params, query, allowed }) => {
    const customerId = await customerIdOf(tx, allowed(params.id));
    return await historyAnswer(tx, { providerId: viewer.accountId, customerId }, query);
  },
  updateCustomer: async ({ tx, platform, viewer, params, body, allowed }) => {
    const customerId = await updateCustomer(tx, viewer, { customer: allowed(params.id), body }, platform);
    return await customerAnswer(tx, viewer, customerId, platform);
  },
  blockCustomer: async ({ tx, platform, viewer, params, body, allowed }) => {
    const customerId = await blockCustomer(tx, viewer, { customer: allowed(params.id), ...body }, platform);
    return await customerAnswer(tx, viewer, customerId, platform);
  },
  unblockCustomer: async ({ tx, platform, viewer, params, allowed }) => {
    const { customer_id: customerId } = await setBlock(tx, allowed(params.id), null);
    return await customerAnswer(tx, viewer, customerId, platform);
  },
  addToWaitlist: async ({ tx, platform, viewer, params, allowed }) => {
    const { customer_id: customerId } = await setWaitlisted(tx, allowed(params.id), platform.clock.now());
    return await customerAnswer(tx, viewer, customerId, platform);
  },
  removeFromWaitlist: async ({ tx, platform, viewer, params, allowed }) => {
    const { customer_id: customerId } = await setWaitlisted(tx, allowed(params.id), null);
    return await customerAnswer(tx, viewer, customerId, platform);
  },
  registerCustomerByProvider: async ({ tx, platform, viewer, body, allowedIds, withIds }) => {
    const photoIds = await allowedIds(
      tx,
      body.pets.map(({ photoId }) => photoId),
    );
    const { pets, ...customer } = withIds(body);
    const details = pets.map((pet, at) => petDetailsOf(pet, photoIds[at]));
    const customerId = await registerCustomer(tx, viewer, { ...customer, pets: details }, platform);
    return await customerAnswer(tx, viewer, customerId, platform);
  },
  findCustomerByPhone: ({ tx, platform, viewer, query }) => findByPhone(tx, viewer, query.phone_number, platform),
  requestLinkCode: staged(requestLinkCode),
  linkCustomer: staged(linkCustomer),
  checkCustomerPhone: async ({ tx, platform, viewer, params, allowed }) => {
    const customerId = await customerIdOf(tx, allowed(params.customerId));
    const { phone, can } = await customerAnswer(tx, viewer, customerId, platform);
    return { phoneNumber: phone, canEdit: can.editContact };
  },
  updateCustomerPhone: async ({ tx, platform, viewer, params, body, allowed }) => {
    const customerId = await customerIdOf(tx, allowed(params.customerId));
    await changeContact(tx, viewer, { customerId, changes: { phone: body.phone } }, platform);
    return await customerAnswer(tx, viewer, customerId, platform);
  },
  sendAgreements: async ({ tx, platform, viewer, params, allowed }) =>
    customerAnswer(tx, viewer, await sendAgreements(tx, viewer, allowed(params.id), platform), platform),
});
