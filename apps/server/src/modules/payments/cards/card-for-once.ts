import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { methodOfCharge } from '../charges/charges.queries.ts';
import { DETACH_CARD_TASK } from '../payments.rules.ts';
import { tokenUsed, type AttachedCard } from './attach-token.ts';
import { cardOfMethod, insertCard, lockHolder, removeCardRow } from './cards.queries.ts';

const detach = (tx: Tx, methodId: string) => enqueue(tx, { task: DETACH_CARD_TASK, maxAttempts: 25 }, { methodId });

/**
 * Opens a charge to a card that is not kept: nobody ever finds it on file. `open` is given the id of the card; once the
 * charge has its outcome, `forgetCardOf` has the processor forget it.
 */
export const chargeCardOnce = async (
  tx: Tx,
  { holder, holderId, card }: AttachedCard,
  open: (cardId: string) => Promise<string>,
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  await lockHolder(tx, holder);
  // A card that is here was charged before, or is one that the customer keeps.
  if (await cardOfMethod(tx, card.methodId)) throw tokenUsed();
  const now = clock.now();
  const { id } = await insertCard(tx, { holderId, now }, card);
  const chargeId = await open(id);
  await removeCardRow(tx, { id, holderId }, now);
  return chargeId;
};

/** A card that came too late to be charged. The same token may be the one that is being charged. */
export const forgetUnused = async (tx: Tx, { card }: AttachedCard): Promise<void> => {
  if (!(await cardOfMethod(tx, card.methodId))) await detach(tx, card.methodId);
};

export const forgetCardOf = async (tx: Tx, chargeId: string): Promise<void> =>
  detach(tx, await methodOfCharge(tx, chargeId));
