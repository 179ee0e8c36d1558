import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';

/** Where the card processor's script is, and whose cards it takes, as the API says. */
export interface Processor {
  readonly publishableKey: string;
  readonly scriptUrl: string;
}

/** From here the processor's own loader takes it. */
const USUAL = 'https://js.stripe.com';

let script: Promise<void> | null = null;

const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = url;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      script = null;
      reject(new Error('The card processor’s script did not load'));
    });
    document.head.append(element);
  });

/** The processor's script, loaded with the first form that takes a card. */
export const loadProcessor = async ({ publishableKey, scriptUrl }: Processor): Promise<Stripe> => {
  if (new URL(scriptUrl).origin !== USUAL && !window.Stripe) await (script ??= loadScript(scriptUrl));
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The card processor’s script did not start');
  return stripe;
};
