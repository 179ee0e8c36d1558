import { expiryOf, type CardField, type TypedCard } from './card-number.ts';

/** Where the card processor takes numbers, as the API says. */
export interface Processor {
  readonly apiUrl: string;
  readonly publishableKey: string;
}

/** What the card processor says about a card, for one field or for all of it. */
interface CardRefusal {
  readonly field: CardField | null;
  readonly words: string;
}

type Outcome = { readonly token: string } | { readonly refused: CardRefusal };

const TIMEOUT_MS = 20_000;
const NUMBER: CardRefusal = { field: 'number', words: 'Check the card number: a digit is wrong or missing' };
const EXPIRY: CardRefusal = { field: 'expiry', words: 'Check the month and year' };
const CODE: CardRefusal = { field: 'code', words: 'Check the security code' };

const REFUSALS: Readonly<Record<string, CardRefusal>> = {
  incorrect_number: NUMBER,
  invalid_number: NUMBER,
  invalid_expiry_month: EXPIRY,
  invalid_expiry_year: EXPIRY,
  expired_card: { field: 'expiry', words: 'This card has expired' },
  incorrect_cvc: CODE,
  invalid_cvc: CODE,
  card_declined: { field: null, words: 'The card was declined. Try another card.' },
};
const NO_ANSWER: CardRefusal = {
  field: null,
  words: 'We can’t reach the card processor. Check your connection and try again.',
};
const NOT_TAKEN: CardRefusal = { field: null, words: 'The card processor could not take this card. Try again.' };

interface ProcessorAnswer {
  readonly id?: string;
  readonly error?: { readonly code?: string };
}

/**
 * Gives a card number to the card processor, which answers with a token. Not a call of our API, and not a mutation of
 * the query cache, so that the number is written nowhere.
 */
export const cardTokenOf = async ({ apiUrl, publishableKey }: Processor, card: TypedCard): Promise<Outcome> => {
  const expiry = expiryOf(card.expiry);
  if (!expiry) return { refused: EXPIRY };
  try {
    const response = await fetch(`${apiUrl}/v1/payment_methods`, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: new URLSearchParams({
        key: publishableKey,
        type: 'card',
        'card[number]': card.number.replaceAll(' ', ''),
        'card[exp_month]': String(expiry.month),
        'card[exp_year]': String(expiry.year),
        'card[cvc]': card.code,
      }),
    });
    const { id, error } = (await response.json()) as ProcessorAnswer;
    if (response.ok && id !== undefined) return { token: id };
    return { refused: REFUSALS[error?.code ?? ''] ?? NOT_TAKEN };
  } catch {
    return { refused: NO_ANSWER };
  }
};
