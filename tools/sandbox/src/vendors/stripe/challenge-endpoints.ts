import { endChallenge } from './charge-endpoints.ts';
import { clientNamed, required, type StripeEndpoint, type StripeWorld } from './endpoint.ts';
import { typedMethod } from './new-method.ts';
import { endSetupChallenge } from './setup-endpoints.ts';

/** What the pages behind Stripe.js call: the fields hand the number over, the bank's page what its customer said. */
export const challengeEndpoints = (world: StripeWorld): StripeEndpoint[] => {
  const setupNamed = clientNamed(world.state.setupIntents, 'setupintent', 'SetupIntent');
  const paymentNamed = clientNamed(world.state.intents, 'payment_intent', 'PaymentIntent');
  return [
    {
      method: 'POST',
      path: '/stripe-js/payment_methods',
      fromBrowsers: true,
      isInternal: true,
      run: ({ form }) => world.state.methods.put(typedMethod(form)),
    },
    {
      method: 'POST',
      path: '/stripe-js/challenges/:id',
      fromBrowsers: true,
      isInternal: true,
      run: (call) => {
        const isConfirmed = required(call.form, 'outcome') === 'confirmed';
        return call.params['id']?.startsWith('seti_') === true
          ? endSetupChallenge(world, setupNamed(call), isConfirmed)
          : endChallenge(world, paymentNamed(call), isConfirmed);
      },
    },
  ];
};
