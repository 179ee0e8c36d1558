import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Order } from '../../appointments/index.ts';
import { giftCardFor } from '../../gift-cards/index.ts';
import { changeOrderTerms } from './change-order-terms.ts';

interface GiftCardToAdd {
  readonly appointment: Rows<'appointments'>;
  readonly code: string;
}

/** It pays with the completion, which takes from it what is left then. */
export const addOrderGiftCard = (tx: Tx, viewer: Viewer, { appointment, code }: GiftCardToAdd, platform: Platform) => {
  const changes = async ({ providerId }: Order) => ({ giftCardId: (await giftCardFor(tx, { providerId, code })).id });
  return changeOrderTerms(tx, viewer, { appointment, changes }, platform);
};
