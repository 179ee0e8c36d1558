import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountOf, addCredit, deleteUse, insertUse, takeCredit, type Between } from './loyalty.queries.ts';

export const requireCredit = async (tx: Tx, between: Between): Promise<void> => {
  if ((await accountOf(tx, between)).creditCents <= 0)
    throw new Failure('conflict', { message: 'This customer has no reward left to use.' });
};

/** Takes what an order uses, with its completion: of two orders that want the same reward one is refused. */
export const useCredit = async (
  tx: Tx,
  use: Between & { readonly appointmentId: string; readonly amountCents: Cents },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  if (use.amountCents <= 0) return;
  if (!(await takeCredit(tx, use, use.amountCents)))
    throw new Failure('order_not_ready', { message: 'The total has changed. Check it and complete the order again.' });
  await insertUse(tx, use, use.amountCents, clock.now());
};

/** Puts back what was taken for an order which then was not completed. */
export const returnCredit = async (tx: Tx, appointmentId: string): Promise<void> => {
  const use = await deleteUse(tx, appointmentId);
  if (use) await addCredit(tx, use, use.amountCents);
};
