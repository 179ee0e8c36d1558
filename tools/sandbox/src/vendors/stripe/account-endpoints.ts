import { derivedFrom, NOBODY, personIn, REVIEWS, together, type Person, type Review } from './account-state.ts';
import { bankAccountIn, bankOf, spendToken, type Bank } from './banks.ts';
import { foundAt, required, type StripeEndpoint, type StripeWorld } from './endpoint.ts';
import { formIn, metadataIn, textIn, type Form } from './form.ts';
import { newStripeId, nowInSeconds, type StripeObject } from './shelf.ts';
import { badValue, missing, refused } from './stripe-errors.ts';

const TYPES = ['custom', 'express', 'standard'];
/** How long a review takes that does not end at once. */
const REVIEW_MS = 2_000;

/** What Stripe shows: what it knows about the person is its own. */
const shown = ({ person: _person, ...account }: StripeObject) => account as StripeObject;
const bankOfAccount = (account: StripeObject) => (account['external_accounts'] as { data: Bank[] }).data[0];
const transfersOf = (account: StripeObject) => (account['capabilities'] as { transfers: string }).transfers;

const report = ({ webhooks }: StripeWorld, before: StripeObject | undefined, account: StripeObject): void => {
  const [was, bank] = [before && bankOfAccount(before), bankOfAccount(account)];
  if (bank && bank.id !== was?.id)
    webhooks.emit(
      was ? 'account.external_account.updated' : 'account.external_account.created',
      { ...bank, created: nowInSeconds(), account: account.id },
      account.id,
    );
  const transfers = transfersOf(account);
  if (!before || transfersOf(before) !== transfers)
    webhooks.emit(
      'capability.updated',
      { id: 'transfers', object: 'capability', created: nowInSeconds(), account: account.id, status: transfers },
      account.id,
    );
  webhooks.emit('account.updated', shown(account), account.id);
};

const change = (world: StripeWorld, id: string, person: Person, bank: Bank | undefined): StripeObject => {
  const before = foundAt(world.state.accounts, 'account', id);
  const account = world.state.accounts.change(id, { person, ...derivedFrom(person, bank) });
  report(world, before, account);
  if (person.review === 'pending') endReviewLater(world, id);
  return account;
};

const personOf = (account: StripeObject) => account['person'] as Person;

/** Whoever looks at the papers is done after a moment, and says so by an event only. */
const endReviewLater = (world: StripeWorld, id: string): void => {
  setTimeout(() => {
    const account = world.state.accounts.get(id);
    if (account && personOf(account).review === 'pending') review(world, id, 'fine');
  }, REVIEW_MS).unref();
};

/** What the people at Stripe decide, by the page of the payments. */
export const review = (world: StripeWorld, id: string, outcome: string | undefined): void => {
  const account = foundAt(world.state.accounts, 'account', id);
  if (!REVIEWS.includes(outcome as Review)) throw badValue('review', `Must be one of ${REVIEWS.join(', ')}`);
  change(world, id, { ...personOf(account), review: outcome as Review }, bankOfAccount(account));
};

const personAfter = (world: StripeWorld, known: Person, form: Form): Person => {
  const token = textIn(form, 'account_token');
  if (token === undefined) return known;
  return together(known, spendToken(world, token, 'account', 'account_token') as ReturnType<typeof personIn>);
};

const createAccount = (world: StripeWorld, form: Form): StripeObject => {
  const type = textIn(form, 'type') ?? 'custom';
  if (!TYPES.includes(type)) throw badValue('type', `Invalid type: must be one of ${TYPES.join(', ')}`);
  const person = personAfter(world, NOBODY, form);
  const account = world.state.accounts.put({
    id: newStripeId('acct').replace('acct_', 'acct_1'),
    object: 'account',
    business_type: textIn(form, 'business_type') ?? 'individual',
    charges_enabled: false,
    country: textIn(form, 'country') ?? 'US',
    created: nowInSeconds(),
    default_currency: 'usd',
    email: textIn(form, 'email') ?? null,
    metadata: metadataIn(form),
    person,
    ...derivedFrom(person, bankAccountIn(world, form)),
    type,
  });
  report(world, undefined, account);
  if (person.review === 'pending') endReviewLater(world, account.id);
  return shown(account);
};

const accounts = (world: StripeWorld): StripeEndpoint[] => {
  const named = (id: string | undefined) => foundAt(world.state.accounts, 'account', id ?? '');
  return [
    { method: 'POST', path: '/v1/accounts', run: ({ form }) => createAccount(world, form) },
    { method: 'GET', path: '/v1/accounts/:id', run: ({ params }) => shown(named(params['id'])) },
    {
      method: 'POST',
      path: '/v1/accounts/:id',
      run: ({ params, form }) => {
        const account = named(params['id']);
        const person = personAfter(world, personOf(account), form);
        return shown(change(world, account.id, person, bankAccountIn(world, form) ?? bankOfAccount(account)));
      },
    },
    {
      method: 'DELETE',
      path: '/v1/accounts/:id',
      run: ({ params }) => {
        const { id } = named(params['id']);
        world.state.accounts.remove(id);
        return { id, object: 'account', deleted: true };
      },
    },
  ];
};

/** What browsers hand over: a bank account, or what is asked of a person. */
const tokens = ({ state }: StripeWorld): StripeEndpoint[] => [
  {
    method: 'POST',
    path: '/v1/tokens',
    fromBrowsers: true,
    run: ({ form }) => {
      const common = { object: 'token', created: nowInSeconds(), livemode: false, used: false };
      if (typeof form['bank_account'] === 'object') {
        const bank = bankOf(formIn(form, 'bank_account'), 'bank_account');
        return state.tokens.put({ id: newStripeId('btok'), ...common, type: 'bank_account', bank_account: bank });
      }
      if (typeof form['account'] !== 'object') throw missing('bank_account');
      const person = personIn(formIn(form, 'account'));
      const { account: _person, ...token } = state.tokens.put({
        id: newStripeId('ct'),
        ...common,
        type: 'account',
        account: person,
      });
      return token;
    },
  },
  {
    method: 'POST',
    path: '/v1/files',
    fromBrowsers: true,
    mostBytes: 10 * 1024 * 1024,
    run: () => ({
      id: newStripeId('file'),
      object: 'file',
      created: nowInSeconds(),
      purpose: 'identity_document',
      type: 'jpg',
    }),
  },
];

/** The two deposits of every bank here, in cents, as in Stripe's test mode. */
const DEPOSITS = [32, 45];
const MOST_TRIES = 10;

const verify = ({ state, webhooks }: StripeWorld, source: StripeObject, form: Form): StripeObject => {
  const failed = () =>
    refused('The amounts provided do not match the amounts that were sent.', 'bank_account_verification_failed');
  if (source['status'] === 'verified') throw refused('This bank account has already been verified.');
  const tries = Number(source['tries']) + 1;
  if (tries > MOST_TRIES) throw failed();
  const amounts = Object.values(formIn(form, 'amounts')).map(Number);
  const isRight = amounts.length === 2 && DEPOSITS.every((amount) => amounts.includes(amount));
  const changed = state.sources.change(source.id, {
    tries,
    status: isRight ? 'verified' : tries === MOST_TRIES ? 'verification_failed' : 'new',
  });
  webhooks.emit('customer.source.updated', changed);
  if (!isRight) throw failed();
  return changed;
};

/** A bank account of a customer, which is proved by two small deposits. */
const sources = (world: StripeWorld): StripeEndpoint[] => {
  const { state } = world;
  const named = (customer: string | undefined, id: string | undefined) => {
    const source = foundAt(state.sources, 'source', id ?? '');
    if (source['customer'] !== customer) throw refused(`No such source: '${id ?? ''}'`, 'resource_missing');
    return source;
  };
  return [
    {
      method: 'POST',
      path: '/v1/customers/:id/sources',
      run: ({ params, form }) => {
        const customer = foundAt(state.customers, 'customer', params['id'] ?? '');
        const bank = spendToken(world, required(form, 'source'), 'bank_account', 'source') as Bank;
        return state.sources.put({ ...bank, created: nowInSeconds(), customer: customer.id, tries: 0 });
      },
    },
    {
      method: 'GET',
      path: '/v1/customers/:id/sources/:source',
      run: ({ params }) => named(params['id'], params['source']),
    },
    {
      method: 'POST',
      path: '/v1/customers/:id/sources/:source/verify',
      run: ({ params, form }) => verify(world, named(params['id'], params['source']), form),
    },
  ];
};

/** Accounts of the people who are paid, who they are, and their banks. */
export const accountEndpoints = (world: StripeWorld): StripeEndpoint[] => [
  ...tokens(world),
  ...accounts(world),
  ...sources(world),
];
