import { foundAt, listOf, required, type StripeEndpoint, type StripeWorld } from './endpoint.ts';
import { metadataIn, textIn } from './form.ts';
import { askedMethod, methodOfTestMode } from './new-method.ts';
import { newStripeId, nowInSeconds, type StripeObject } from './shelf.ts';
import { cardError, refused } from './stripe-errors.ts';
import { cardEnding } from './test-cards.ts';

export const lastFourOf = (method: StripeObject) => (method['card'] as { last4: string }).last4;

/** The method of this id; a name of the test mode is another one each time. */
export const methodNamed = ({ state }: StripeWorld, id: string, param = 'id'): StripeObject => {
  const made = methodOfTestMode(id);
  return made ? state.methods.put(made) : foundAt(state.methods, 'PaymentMethod', id, param);
};

export const attach = ({ state, webhooks }: StripeWorld, methodId: string, customerId: string): StripeObject => {
  const method = foundAt(state.methods, 'PaymentMethod', methodId);
  if (method['customer'] === customerId) return method;
  if (method['customer'] !== null)
    throw refused('The payment method you provided has already been attached to a customer.');
  if (method['detached'] === true)
    throw refused('This PaymentMethod was previously used and detached. It may not be used again.');
  const decline = cardEnding(lastFourOf(method))?.whenAttached;
  if (decline) throw cardError(decline, { payment_method: method });
  const attached = state.methods.change(methodId, { customer: customerId });
  webhooks.emit('payment_method.attached', attached);
  return attached;
};

/** What Stripe shows: whether a method was detached or set up for later is known only to itself. */
export const shown = ({ detached: _detached, set_up: _setUp, ...method }: StripeObject) => method as StripeObject;

const customers = ({ state, webhooks }: StripeWorld): StripeEndpoint[] => [
  {
    method: 'POST',
    path: '/v1/customers',
    run: ({ form }) => {
      const customer = state.customers.put({
        id: newStripeId('cus'),
        object: 'customer',
        created: nowInSeconds(),
        description: textIn(form, 'description') ?? null,
        email: textIn(form, 'email') ?? null,
        livemode: false,
        metadata: metadataIn(form),
        name: textIn(form, 'name') ?? null,
      });
      webhooks.emit('customer.created', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    run: ({ params }) => foundAt(state.customers, 'customer', params['id'] ?? ''),
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    run: ({ params }) => {
      const { id } = foundAt(state.customers, 'customer', params['id'] ?? '');
      for (const method of state.methods.newestFirst(({ customer }) => customer === id))
        state.methods.change(method.id, { customer: null, detached: true });
      state.customers.remove(id);
      return { id, object: 'customer', deleted: true };
    },
  },
];

const methods = (world: StripeWorld): StripeEndpoint[] => [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    fromBrowsers: true,
    run: ({ form, isPublishable }) => world.state.methods.put(askedMethod(form, isPublishable)),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    run: ({ form }) => {
      const customer = required(form, 'customer');
      return listOf(
        '/v1/payment_methods',
        world.state.methods.newestFirst((one) => one['customer'] === customer),
        form,
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    run: ({ params }) => shown(foundAt(world.state.methods, 'PaymentMethod', params['id'] ?? '')),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    run: ({ params, form }) => {
      const customer = foundAt(world.state.customers, 'customer', required(form, 'customer'), 'customer');
      return shown(attach(world, methodNamed(world, params['id'] ?? '').id, customer.id));
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    run: ({ params }) => {
      const method = foundAt(world.state.methods, 'PaymentMethod', params['id'] ?? '');
      if (method['customer'] === null)
        throw refused('The payment method you provided is not attached to a customer so detachment is impossible.');
      const detached = world.state.methods.change(method.id, { customer: null, detached: true });
      world.webhooks.emit('payment_method.detached', shown(detached));
      return shown(detached);
    },
  },
];

/** Customers and their cards. */
export const cardEndpoints = (world: StripeWorld): StripeEndpoint[] => [...customers(world), ...methods(world)];
