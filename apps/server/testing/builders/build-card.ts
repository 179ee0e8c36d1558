import { cents, type Cents } from '@tailgate/values/money';
import { openCharge, type Consent } from '../../src/modules/payments/index.ts';
import type { Viewer } from '../../src/platform/auth/viewer.ts';
import { newId } from '../../src/platform/ids.ts';
import type { SignedIn, TestApi } from '../test-api.ts';

/** The processor's test cards, by what happens to them. */
export const TEST_CARDS = {
  fine: '4242424242424242',
  mastercard: '5555555555554444',
  declinedWhenAdded: '4000000000000002',
  declined: '4000000000000341',
  noFunds: '4000000000009995',
  /** Each time; the other one only until its holder has confirmed it once. */
  needsAuthentication: '4000002760003184',
  needsFirstAuthentication: '4000002500003155',
  expired: '4000000000000069',
  disputed: '4000000000000259',
  processorDown: '4000000000005000',
} as const;

/** What the processor's test mode calls them. */
const TEST_NAMES: Readonly<Record<string, string>> = {
  [TEST_CARDS.fine]: 'visa',
  [TEST_CARDS.mastercard]: 'mastercard',
  [TEST_CARDS.declinedWhenAdded]: 'visa_chargeDeclined',
  [TEST_CARDS.declined]: 'chargeCustomerFail',
  [TEST_CARDS.noFunds]: 'visa_chargeDeclinedInsufficientFunds',
  [TEST_CARDS.needsAuthentication]: 'authenticationRequired',
  [TEST_CARDS.needsFirstAuthentication]: 'authenticationRequiredOnSetup',
  [TEST_CARDS.expired]: 'chargeDeclinedExpiredCard',
  [TEST_CARDS.disputed]: 'createDispute',
  [TEST_CARDS.processorDown]: 'processorDown',
};
const nameOf = (number: string): string => {
  const name = TEST_NAMES[number];
  if (name === undefined) throw new Error('Not a test card of the processor');
  return name;
};

type WithProcessor = Pick<TestApi, 'platform'>;

interface Intent {
  readonly id: string;
  readonly status: string;
  readonly client_secret: string;
}

const askProcessor = async (
  { platform: { config } }: WithProcessor,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<Intent> => {
  const answer = await fetch(`${config.STRIPE_API_URL}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${config.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams(form),
  });
  const body = (await answer.json()) as Intent & { error?: { message: string } };
  if (body.error) throw new Error(body.error.message);
  return body;
};

/** What the holder of a card does on the page of their bank. */
export const answerBank = async (
  { platform: { config } }: WithProcessor,
  clientSecret: string,
  outcome: 'confirmed' | 'failed',
): Promise<void> => {
  const { origin } = new URL(config.STRIPE_API_URL);
  const [id = ''] = clientSecret.split('_secret_');
  const answer = await fetch(`${origin}/stripe-js/challenges/${id}`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ key: config.STRIPE_PUBLISHABLE_KEY, client_secret: clientSecret, outcome }),
  });
  if (!answer.ok) throw new Error(`The bank answers ${answer.status}`);
};

/** A card for one payment, as the fields of the processor make it in a browser. */
export const cardToken = async (api: WithProcessor, number: string): Promise<string> =>
  (await askProcessor(api, '/v1/payment_methods', { type: 'card', 'card[token]': `tok_${nameOf(number)}` })).id;

/** The fields hand the card over; its bank may want its holder to confirm it. */
export const offerCard = async (
  api: WithProcessor,
  { setupIntentId }: { readonly setupIntentId: string },
  number: string,
): Promise<string> => {
  const card = { payment_method: `pm_card_${nameOf(number)}` };
  return (await askProcessor(api, `/v1/setup_intents/${setupIntentId}/confirm`, card)).status;
};

/** Ends a setup as the browser does: the fields hand the card over, and its holder confirms it to their bank. */
export const endSetup = async (
  api: WithProcessor,
  { setupIntentId: id, clientSecret }: { readonly setupIntentId: string; readonly clientSecret: string },
  number: string,
): Promise<string> => {
  if ((await offerCard(api, { setupIntentId: id }, number)) === 'requires_action')
    await answerBank(api, clientSecret, 'confirmed');
  return id;
};

/** A card that was set up for somebody whom the processor meets for the first time. */
export const setupOfNewCustomer = async (
  api: WithProcessor,
  number: string,
): Promise<{ token: string; customerId: string }> => {
  const { id: customerId } = await askProcessor(api, '/v1/customers', {});
  const { id, client_secret: clientSecret } = await askProcessor(api, '/v1/setup_intents', { customer: customerId });
  return { token: await endSetup(api, { setupIntentId: id, clientSecret }, number), customerId };
};

/** A card that was set up for this person's own use. */
export const ownSetup = async (api: WithProcessor, person: SignedIn, number: string): Promise<string> => {
  const { body } = await person.call('POST /v2/service-payment/stripe/user-cards/create-card-token');
  return await endSetup(api, body, number);
};

/** A card that was set up for this groomer to keep for a customer. */
export const customerSetup = async (
  api: WithProcessor,
  groomer: SignedIn,
  { customerId, number = TEST_CARDS.fine }: { readonly customerId: string; readonly number?: string },
): Promise<string> => {
  const path = 'POST /v2/service-provider/customer/:id/customer-cards/create-card-token';
  const { body } = await groomer.call(path, { params: { id: customerId } });
  return await endSetup(api, body, number);
};

/** A card of this person's own. */
export const addCardOf = async (api: TestApi, person: SignedIn, number: string = TEST_CARDS.fine): Promise<string> => {
  const { body } = await person.call('POST /v2/service-payment/user-cards', {
    body: { token: await ownSetup(api, person, number) },
  });
  return body.id;
};

export const viewerOf = ({ account }: SignedIn): Viewer =>
  ({ siteId: account.siteId, accountId: account.id, role: 'groomer', sessionId: newId() }) as Viewer;

/** The customer confirmed this amount. */
export const consentTo = (mostCents: Cents, givenAt: Date): Consent => ({
  way: 'app',
  mostCents,
  mostTipCents: cents(0),
  givenAt,
});

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
  const amountCents = cents(given.amountCents ?? 9_500);
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
        amountCents,
        cardId,
        consent: consentTo(amountCents, api.clock.now()),
      },
      api.platform,
    ),
  );
  return { siteId: api.site.id, chargeId, appointmentId, cardId, groomer, customer };
};
