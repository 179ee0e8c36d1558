import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordInLedger } from '../ledger/index.ts';
import { giftCardEntries } from './gift-card.rules.ts';
import { voidGiftCardRow } from './gift-cards.queries.ts';

export const voidGiftCard = async (
  tx: Tx,
  _viewer: Viewer,
  rows: Rows<'gift_cards'>,
  platform: Pick<Platform, 'clock'>,
): Promise<void> => {
  const { id, providerId, initialCents } = await voidGiftCardRow(tx, rows, platform.clock.now());
  const entries = giftCardEntries(providerId, initialCents, 'takenBack');
  await recordInLedger(tx, { kind: 'gift_card_void', cause: `gift-card-void:${id}`, entries }, platform);
};
