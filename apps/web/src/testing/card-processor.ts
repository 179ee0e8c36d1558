import { http, HttpResponse, type HttpHandler } from 'msw';
import { onTestFinished } from 'vitest';

interface Problem {
  readonly type: string;
  readonly code: string;
}

/** What the script of the card processor was asked for, and what it answers. */
interface CardScript {
  /** Client secrets of setups that it ended, and of payments whose bank it showed. */
  readonly setUp: string[];
  readonly confirmed: string[];
  made: number;
  /** What is wrong with what is typed, once; said at its own fields. */
  invalid: boolean;
  /** What the processor or a bank refuses with, once. */
  refuses: Problem | null;
  appearance: unknown;
}

let current: CardScript;

const once = (): { readonly error?: Problem } => {
  const { refuses } = current;
  current.refuses = null;
  return refuses ? { error: refuses } : {};
};

/** Fields that hold no number: what is typed stays with the processor, also here. */
const element = () => {
  const fields = document.createElement('div');
  fields.setAttribute('role', 'group');
  fields.setAttribute('aria-label', 'Card fields');
  return {
    mount: (place: HTMLElement) => place.append(fields),
    unmount: () => fields.remove(),
    destroy: () => fields.remove(),
    on: (name: string, listener: () => void) => {
      if (name === 'ready') queueMicrotask(listener);
    },
    off: () => {},
    update: () => {},
  };
};

const constructor = Object.assign(
  () => ({
    elements: ({ appearance }: { readonly appearance?: unknown }) => {
      current.appearance = appearance;
      return {
        create: element,
        getElement: () => null,
        update: () => {},
        on: () => {},
        off: () => {},
        submit: () => {
          const { invalid } = current;
          current.invalid = false;
          return Promise.resolve(invalid ? { error: { type: 'validation_error', code: 'incomplete_number' } } : {});
        },
      };
    },
    createToken: () => {},
    confirmCardPayment: () => {},
    createPaymentMethod: () => {
      current.made += 1;
      return Promise.resolve({ paymentMethod: { id: `pm_${current.made}` }, ...once() });
    },
    confirmSetup: ({ clientSecret }: { readonly clientSecret: string }) => {
      current.setUp.push(clientSecret);
      return Promise.resolve(once());
    },
    handleNextAction: ({ clientSecret }: { readonly clientSecret: string }) => {
      current.confirmed.push(clientSecret);
      return Promise.resolve(once());
    },
  }),
  { version: 'endive' },
);

/** The card processor's script, as if it had been loaded: its fields, and what it does with what is typed there. */
export const cardScript = (given: Partial<Pick<CardScript, 'invalid' | 'refuses'>> = {}): CardScript => {
  current = { setUp: [], confirmed: [], made: 0, invalid: false, refuses: null, appearance: null, ...given };
  window.Stripe = constructor as never;
  onTestFinished(() => {
    delete window.Stripe;
  });
  return current;
};

/** Where tests say that it is. */
export const CARD_PROCESSOR = { publishableKey: 'pk_test', scriptUrl: 'https://cards.example/stripe.js' };

/** The processor where people and banks are handed over, and photos of IDs: forms in, tokens out. */
export const payoutProcessor = (
  apiUrl: string,
  take: (form: Readonly<Record<string, string>>) => string,
): HttpHandler[] => [
  http.post(`${apiUrl}/v1/tokens`, async ({ request }) =>
    HttpResponse.json({ id: take(Object.fromEntries(new URLSearchParams(await request.text()))) }),
  ),
  http.post(`${apiUrl}/v1/files`, () => HttpResponse.json({ id: 'file_1' })),
];
