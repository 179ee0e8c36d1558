import { z } from 'zod';
import { id } from '../schemas.ts';

/** Where the browser gives cards to: the processor's script puts its own fields into our pages. */
export const cardProcessor = z.object({ publishableKey: z.string(), scriptUrl: z.string() });

/** What a browser needs to hand a card over to the processor for later. */
export const preparedCard = z.object({ setupIntentId: z.string(), clientSecret: z.string(), ...cardProcessor.shape });

/**
 * A setup that the browser ended at the processor: the person agreed, and their bank was asked where it wants to be.
 * Card numbers are refused, also beside a token: they must never reach us.
 */
export const setupBody = z.strictObject({
  token: z.string().regex(/^seti_\w{1,200}$/, { error: 'is not a card that was set up at the card processor' }),
});

/** A payment method for one payment, by the same rules. */
export const tokenBody = z.strictObject({
  token: z.string().regex(/^pm_\w{1,200}$/, { error: 'is not a payment method of the card processor' }),
});

export const storedCard = z.object({
  id,
  lastFour: z.string(),
  brand: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  isDefault: z.boolean(),
  isExpired: z.boolean(),
});
export const storedCards = z.object({ items: z.array(storedCard) });
