import type { paymentsContract } from '@tailgate/contract';
import type { StagedCall } from '../../../platform/http/call.ts';
import { cardAnswer } from '../payment-answers.ts';
import { attachToken } from './attach-token.ts';
import { insertCard, lockHolder, type Holder } from './cards.queries.ts';

type Adding = StagedCall<typeof paymentsContract.addCard> | StagedCall<typeof paymentsContract.addCustomerCard>;

export type CardToAdd = Pick<Adding, 'stage' | 'finish' | 'platform' | 'site' | 'body'>;

/** Attaches the browser's token to the holder at the processor, then keeps what the card is recognized by. */
export const addCard = async ({ stage, finish, platform, body }: CardToAdd, holder: Holder) => {
  const { holderId, card } = await attachToken(stage, { token: body.token, holder }, platform);
  return await finish(async (tx) => {
    await lockHolder(tx, holder);
    const now = platform.clock.now();
    return cardAnswer(await insertCard(tx, { holderId, now }, card), now);
  });
};
