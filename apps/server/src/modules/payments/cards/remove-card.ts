import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasOpenCharge } from '../charges/charges.queries.ts';
import { DETACH_CARD_TASK } from '../payments.rules.ts';
import { lockCard, removeCardRow } from './cards.queries.ts';

/** Gone at once for everybody here; the worker has the processor forget it, also when that is down now. */
export const removeCard = async (
  tx: Tx,
  { rows, customerId }: { rows: Rows<'payment_cards'>; customerId?: string },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const card = await lockCard(tx, rows, customerId);
  await removeCardRow(tx, card, clock.now());
  // After the removal, which waits for a charge that is being opened.
  if (await hasOpenCharge(tx, card.id)) throw new Failure('payment_in_progress');
  await enqueue(tx, { task: DETACH_CARD_TASK, maxAttempts: 25 }, { methodId: card.methodId });
};
