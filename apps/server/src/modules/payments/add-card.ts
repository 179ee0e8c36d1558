import { declineWords, type paymentsContract } from '@tailgate/contract';
import { Failure, orUnavailable } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { insertCard, lockHolder, type Holder } from './cards.queries.ts';
import { cardAnswer } from './payment-answers.ts';
import { readyHolder } from './ready-holder.ts';

type Adding = StagedCall<typeof paymentsContract.addCard> | StagedCall<typeof paymentsContract.addCustomerCard>;

export type CardToAdd = Pick<Adding, 'stage' | 'finish' | 'platform' | 'body'>;

/** Attaches the browser's token to the holder at the processor, then keeps what the card is recognized by. */
export const addCard = async ({ stage, finish, platform, body }: CardToAdd, holder: Holder) => {
  const { holderId, customerId } = await readyHolder(stage, holder, platform);
  const card = await orUnavailable(platform.payments.attachCard(body.token, customerId));
  if ('refused' in card) {
    if (card.refused === 'token_invalid')
      throw new Failure('validation_failed', { errors: { token: 'is unknown or was used already' } });
    throw new Failure('card_declined', { message: declineWords(card.refused) });
  }
  return await finish(async (tx) => {
    await lockHolder(tx, holder);
    const now = platform.clock.now();
    return cardAnswer(await insertCard(tx, { siteId: holder.siteId, holderId, now }, card), now);
  });
};
