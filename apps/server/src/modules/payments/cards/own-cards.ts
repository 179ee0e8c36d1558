import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cardAnswer } from '../payment-answers.ts';
import { cardsOf } from './cards.queries.ts';

/** The cards that a person keeps for themselves. */
export const ownCardsAnswer = async (tx: Tx, { accountId }: Viewer, { clock }: Pick<Platform, 'clock'>) =>
  (await cardsOf(tx, { accountId, providerId: null })).map((card) => cardAnswer(card, clock.now()));
