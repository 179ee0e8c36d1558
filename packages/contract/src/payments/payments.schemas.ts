import { z } from 'zod';
import { id } from '../schemas.ts';

/**
 * A payment method that the browser made at the processor. Card numbers are refused, also beside a token: they must
 * never reach us.
 */
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
