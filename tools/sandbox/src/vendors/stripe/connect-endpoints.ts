import { bookBalance } from './charge-endpoints.ts';
import {
  amountIn,
  currencyIn,
  foundAt,
  listOf,
  required,
  type StripeCall,
  type StripeEndpoint,
  type StripeWorld,
} from './endpoint.ts';
import { formIn, metadataIn, textIn, type Form } from './form.ts';
import { newStripeId, nowInSeconds, type StripeObject } from './shelf.ts';
import { badValue, missing, refused } from './stripe-errors.ts';
import { isAllowedEndpoint } from './webhooks.ts';

const TYPES = ['custom', 'express', 'standard'];

/** Stripe's test routing number and account numbers: the second kind fails when it is paid out to. */
const bankAccountIn = (form: Form) => {
  const bank = formIn(form, 'external_account');
  if (textIn(bank, 'object') === undefined) return undefined;
  const number = required(bank, 'account_number');
  if (!/^\d{9}$/.test(textIn(bank, 'routing_number') ?? ''))
    throw badValue('external_account[routing_number]', 'Invalid routing number.', 'routing_number_invalid');
  return {
    id: newStripeId('ba'),
    object: 'bank_account',
    bank_name: 'STRIPE TEST BANK',
    country: 'US',
    currency: 'usd',
    last4: number.slice(-4),
    status: 'new',
  };
};

const newAccount = (form: Form): StripeObject => {
  const type = textIn(form, 'type') ?? 'custom';
  if (!TYPES.includes(type)) throw badValue('type', `Invalid type: must be one of ${TYPES.join(', ')}`);
  const bank = bankAccountIn(form);
  return {
    id: newStripeId('acct').replace('acct_', 'acct_1'),
    object: 'account',
    business_type: textIn(form, 'business_type') ?? 'individual',
    capabilities: { transfers: bank ? 'active' : 'inactive' },
    charges_enabled: false,
    country: textIn(form, 'country') ?? 'US',
    created: nowInSeconds(),
    default_currency: 'usd',
    details_submitted: bank !== undefined,
    email: textIn(form, 'email') ?? null,
    external_accounts: { object: 'list', data: bank ? [bank] : [], has_more: false },
    metadata: metadataIn(form),
    payouts_enabled: bank !== undefined,
    requirements: { currently_due: bank ? [] : ['external_account'], disabled_reason: null },
    type,
  };
};

const accounts = ({ state, webhooks }: StripeWorld): StripeEndpoint[] => [
  {
    method: 'POST',
    path: '/v1/accounts',
    run: ({ form }) => {
      const account = state.accounts.put(newAccount(form));
      webhooks.emit('account.updated', account, account.id);
      return account;
    },
  },
  {
    method: 'GET',
    path: '/v1/accounts/:id',
    run: ({ params }) => foundAt(state.accounts, 'account', params['id'] ?? ''),
  },
];

const balanceOf = ({ state }: StripeWorld, account: string): number => {
  const sum = (objects: readonly StripeObject[]) => objects.reduce((total, one) => total + Number(one['amount']), 0);
  const received = state.transfers.newestFirst(({ destination }) => destination === account);
  const paidOut = state.payouts.newestFirst((one) => one['account'] === account && one['status'] !== 'failed');
  return sum(received) - sum(paidOut);
};

const createTransfer = (world: StripeWorld, form: Form): StripeObject => {
  const amount = amountIn(form);
  const currency = currencyIn(form);
  const destination = foundAt(world.state.accounts, 'destination', required(form, 'destination'), 'destination');
  if (destination['payouts_enabled'] !== true)
    throw refused(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers.',
      'insufficient_capabilities_for_transfer',
    );
  const id = newStripeId('tr');
  bookBalance(world, { type: 'transfer', amount: -amount, fee: 0, source: id });
  const transfer = world.state.transfers.put({
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    created: nowInSeconds(),
    currency,
    destination: destination.id,
    livemode: false,
    metadata: metadataIn(form),
    reversed: false,
    transfer_group: textIn(form, 'transfer_group') ?? null,
  });
  world.webhooks.emit('transfer.created', transfer);
  return transfer;
};

const createPayout = (world: StripeWorld, { form, account }: StripeCall): StripeObject => {
  if (account === undefined) throw missing('Stripe-Account');
  const owner = foundAt(world.state.accounts, 'account', account, 'Stripe-Account');
  const amount = amountIn(form);
  const currency = currencyIn(form);
  if (amount > balanceOf(world, owner.id))
    throw refused('You have insufficient funds in your Stripe account for this transfer.', 'balance_insufficient');
  const payout = world.state.payouts.put({
    id: newStripeId('po'),
    object: 'payout',
    account: owner.id,
    amount,
    arrival_date: nowInSeconds() + 2 * 86_400,
    created: nowInSeconds(),
    currency,
    failure_code: null,
    metadata: metadataIn(form),
    method: 'standard',
    status: 'paid',
  });
  world.webhooks.emit('payout.paid', payout, owner.id);
  return payout;
};

const moves = (world: StripeWorld): StripeEndpoint[] => [
  { method: 'POST', path: '/v1/transfers', run: ({ form }) => createTransfer(world, form) },
  {
    method: 'GET',
    path: '/v1/transfers',
    run: ({ form }) => listOf('/v1/transfers', world.state.transfers.newestFirst(), form),
  },
  { method: 'POST', path: '/v1/payouts', run: (call) => createPayout(world, call) },
  {
    method: 'GET',
    path: '/v1/payouts/:id',
    run: ({ params }) => foundAt(world.state.payouts, 'payout', params['id'] ?? ''),
  },
  {
    method: 'GET',
    path: '/v1/balance',
    run: ({ account }) => ({
      object: 'balance',
      available: [{ amount: account === undefined ? 0 : balanceOf(world, account), currency: 'usd' }],
      livemode: false,
      pending: [{ amount: 0, currency: 'usd' }],
    }),
  },
];

const events = ({ state }: StripeWorld): StripeEndpoint[] => [
  { method: 'GET', path: '/v1/events', run: ({ form }) => listOf('/v1/events', state.events.newestFirst(), form) },
  { method: 'GET', path: '/v1/events/:id', run: ({ params }) => foundAt(state.events, 'event', params['id'] ?? '') },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    run: ({ form }) => {
      const url = required(form, 'url');
      if (!isAllowedEndpoint(url)) throw badValue('url', 'Invalid URL: must be on this machine.', 'url_invalid');
      return state.endpoints.put({
        id: newStripeId('we'),
        object: 'webhook_endpoint',
        created: nowInSeconds(),
        enabled_events: ['*'],
        livemode: false,
        secret: newStripeId('whsec'),
        status: 'enabled',
        url,
      });
    },
  },
  {
    method: 'DELETE',
    path: '/v1/webhook_endpoints/:id',
    run: ({ params }) => {
      const { id } = foundAt(state.endpoints, 'webhook endpoint', params['id'] ?? '');
      state.endpoints.remove(id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  },
];

/** Accounts of the people who are paid, what is moved to them, and the events about everything. */
export const connectEndpoints = (world: StripeWorld): StripeEndpoint[] => [
  ...accounts(world),
  ...moves(world),
  ...events(world),
];
