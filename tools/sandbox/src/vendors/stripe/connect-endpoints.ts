import { RETURNING_BANK } from './banks.ts';
import { bookBalance } from './charge-endpoints.ts';
import {
  amountIn,
  currencyIn,
  foundAt,
  isCreatedIn,
  listOf,
  required,
  type StripeCall,
  type StripeEndpoint,
  type StripeWorld,
} from './endpoint.ts';
import { metadataIn, textIn, type Form } from './form.ts';
import { newStripeId, nowInSeconds, type StripeObject } from './shelf.ts';
import { badValue, missing, refused } from './stripe-errors.ts';
import { isAllowedEndpoint } from './webhooks.ts';

const balanceOf = ({ state }: StripeWorld, account: string): number => {
  const sum = (objects: readonly StripeObject[]) => objects.reduce((total, one) => total + Number(one['amount']), 0);
  const received = state.transfers.newestFirst(
    ({ destination, reversed }) => destination === account && reversed !== true,
  );
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

/** All of it: the platform takes back what could not be sent on. */
const reverseTransfer = (world: StripeWorld, transferId: string): StripeObject => {
  const transfer = foundAt(world.state.transfers, 'transfer', transferId);
  if (transfer['reversed'] === true) throw refused('This transfer is already reversed.', 'transfer_already_reversed');
  const amount = Number(transfer['amount']);
  if (amount > balanceOf(world, String(transfer['destination'])))
    throw refused('Insufficient funds in the account of the destination.', 'balance_insufficient');
  const id = newStripeId('trr');
  bookBalance(world, { type: 'transfer_refund', amount, fee: 0, source: id });
  const reversed = world.state.transfers.change(transferId, { amount_reversed: amount, reversed: true });
  world.webhooks.emit('transfer.reversed', reversed);
  return { id, object: 'transfer_reversal', amount, created: nowInSeconds(), currency: 'usd', transfer: transferId };
};

const lastFourOfBank = (account: StripeObject) =>
  (account['external_accounts'] as { data: { last4: string }[] }).data[0]?.last4;

/** A bank that sends money back says so after it was taken. */
const arrive = (world: StripeWorld, payout: StripeObject, owner: StripeObject): void => {
  const isReturned = lastFourOfBank(owner) === RETURNING_BANK;
  const arrived = isReturned ? { status: 'failed', failure_code: 'account_closed' } : { status: 'paid' };
  world.webhooks.emit(
    isReturned ? 'payout.failed' : 'payout.paid',
    world.state.payouts.change(payout.id, arrived),
    owner.id,
  );
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
    method: textIn(form, 'method') ?? 'standard',
    status: 'pending',
  });
  world.webhooks.emit('payout.created', payout, owner.id);
  arrive(world, payout, owner);
  return payout;
};

const moves = (world: StripeWorld): StripeEndpoint[] => [
  { method: 'POST', path: '/v1/transfers', run: ({ form }) => createTransfer(world, form) },
  {
    method: 'GET',
    path: '/v1/transfers',
    run: ({ form }) => {
      const [destination, group] = [textIn(form, 'destination'), textIn(form, 'transfer_group')];
      const wanted = world.state.transfers.newestFirst(
        (one) =>
          isCreatedIn(form, one) &&
          (destination === undefined || one['destination'] === destination) &&
          (group === undefined || one['transfer_group'] === group),
      );
      return listOf('/v1/transfers', wanted, form);
    },
  },
  {
    method: 'POST',
    path: '/v1/transfers/:id/reversals',
    run: ({ params }) => reverseTransfer(world, params['id'] ?? ''),
  },
  { method: 'POST', path: '/v1/payouts', run: (call) => createPayout(world, call) },
  {
    method: 'GET',
    path: '/v1/payouts',
    run: ({ form, account }) => {
      const wanted = world.state.payouts.newestFirst((one) => isCreatedIn(form, one) && one['account'] === account);
      return listOf('/v1/payouts', wanted, form);
    },
  },
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

/** What is moved to the accounts of the people who are paid, and the events about everything. */
export const connectEndpoints = (world: StripeWorld): StripeEndpoint[] => [...moves(world), ...events(world)];
