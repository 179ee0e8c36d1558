import { cents } from '@tailgate/values/money';
import { openCharge } from '../../src/modules/payments/index.ts';
import type { Viewer } from '../../src/platform/auth/viewer.ts';
import { newId } from '../../src/platform/ids.ts';
import type { SignedIn, TestApi } from '../test-api.ts';

/** The processor's test cards, by what happens to them. */
export const TEST_CARDS = {
  fine: '4242424242424242',
  declinedWhenAdded: '4000000000000002',
  declined: '4000000000000341',
  noFunds: '4000000000009995',
  needsAuthentication: '4000002760003184',
  expired: '4000000000000069',
  disputed: '4000000000000259',
  processorDown: '4000000000005000',
} as const;

/** What a browser does: the number goes to the processor, and a token comes back. */
export const cardToken = async (api: Pick<TestApi, 'platform'>, number: string): Promise<string> => {
  const { config } = api.platform;
  const answer = await fetch(`${config.STRIPE_PUBLIC_API_URL}/v1/payment_methods`, {
    method: 'POST',
    body: new URLSearchParams({
      key: config.STRIPE_PUBLISHABLE_KEY,
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '4',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    }),
  });
  const { id, error } = (await answer.json()) as { id: string; error?: { message: string } };
  if (error) throw new Error(error.message);
  return id;
};

/** A card of this person's own. */
export const addCardOf = async (api: TestApi, person: SignedIn, number: string = TEST_CARDS.fine): Promise<string> => {
  const { body } = await person.call('POST /v2/service-payment/user-cards', {
    body: { token: await cardToken(api, number) },
  });
  return body.id;
};

export const viewerOf = ({ account }: SignedIn): Viewer =>
  ({ siteId: account.siteId, accountId: account.id, role: 'groomer', sessionId: newId() }) as Viewer;

/** An open charge of an order between a groomer and a customer who has this card. */
export const buildCharge = async (
  api: TestApi,
  given: { number?: string; amountCents?: number } = {},
): Promise<{
  siteId: string;
  chargeId: string;
  appointmentId: string;
  cardId: string;
  groomer: SignedIn;
  customer: SignedIn;
}> => {
  const [groomer, customer] = [await api.as('groomer'), await api.as('customer')];
  const cardId = await addCardOf(api, customer, given.number);
  const appointmentId = newId();
  const chargeId = await api.platform.db.inSite(api.site.id, (tx) =>
    openCharge(
      tx,
      viewerOf(groomer),
      {
        purpose: 'order',
        subjectId: appointmentId,
        currency: 'USD',
        customerId: customer.account.id,
        providerId: groomer.account.id,
        amountCents: cents(given.amountCents ?? 9_500),
        cardId,
      },
      api.platform,
    ),
  );
  return { siteId: api.site.id, chargeId, appointmentId, cardId, groomer, customer };
};
