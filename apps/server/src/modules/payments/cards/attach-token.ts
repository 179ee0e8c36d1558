import { declineWords } from '@tailgate/contract';
import type { Stage } from '../../../platform/db/database.ts';
import { Failure, orUnavailable } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProcessorCard } from '../../../vendors/payments/payments.ts';
import type { Holder } from './cards.queries.ts';
import { readyHolder } from './ready-holder.ts';

const TOKEN_USED = { errors: { token: 'is unknown or was used already' } };
export const tokenUsed = () => new Failure('validation_failed', TOKEN_USED);

export interface AttachedCard {
  readonly holder: Holder;
  readonly holderId: string;
  readonly card: ProcessorCard;
}

/** Attaches the browser's token to the holder at the processor. */
export const attachToken = async (
  stage: Stage,
  { token, holder }: { readonly token: string; readonly holder: Holder },
  platform: Platform,
): Promise<AttachedCard> => {
  const { holderId, customerId } = await readyHolder(stage, holder, platform);
  const card = await orUnavailable(platform.payments.attachCard(token, customerId));
  if (!('refused' in card)) return { holder, holderId, card };
  if (card.refused === 'token_invalid') throw tokenUsed();
  throw new Failure('card_declined', { message: declineWords(card.refused) });
};
