import type { paymentsContract } from '@tailgate/contract';
import { orUnavailable } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { cardAnswer } from '../payment-answers.ts';
import { tokenUsed } from './attach-token.ts';
import { insertCard, lockHolder, type Holder } from './cards.queries.ts';
import { readyHolder } from './ready-holder.ts';

type Adding = StagedCall<typeof paymentsContract.addCard> | StagedCall<typeof paymentsContract.addCustomerCard>;

export type CardToAdd = Pick<Adding, 'stage' | 'finish' | 'platform' | 'site' | 'body'>;

/** Asks the processor what became of the holder's setup, then keeps what its card is recognized by. */
export const addCard = async ({ stage, finish, platform, body }: CardToAdd, holder: Holder) => {
  const { holderId, customerId } = await readyHolder(stage, holder, platform);
  const card = await orUnavailable(platform.payments.readSetup(body.token, customerId));
  if ('refused' in card) throw tokenUsed();
  return await finish(async (tx) => {
    await lockHolder(tx, holder);
    const now = platform.clock.now();
    return cardAnswer(await insertCard(tx, { holderId, now }, card), now);
  });
};
