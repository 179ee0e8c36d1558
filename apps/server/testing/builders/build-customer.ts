import { randomInt } from 'node:crypto';
import type { Answer, SignedIn } from '../test-api.ts';

type Registered = Answer<'POST /v2/service-checkout/pet-service/service-provider/customer'>;

/** A valid number that no other suite is likely to use. */
export const unusedPhone = (): string => `+1737${randomInt(2_000_000, 9_999_999)}`;

/** A customer as a provider adds one: without password, terms and log-in. */
export const registerCustomerOf = (provider: SignedIn, given: object = {}): Promise<Registered> =>
  provider.call('POST /v2/service-checkout/pet-service/service-provider/customer', {
    body: {
      firstName: 'Ava',
      lastName: 'Nguyen',
      phoneNumber: unusedPhone(),
      ...given,
    },
  });
