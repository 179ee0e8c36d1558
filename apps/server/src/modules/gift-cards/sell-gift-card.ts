import type { Cents } from '@tailgate/values/money';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { endingOf } from '../../platform/spoken-code.ts';
import { recordInLedger } from '../ledger/index.ts';
import { hashOfGiftCard, newGiftCardCode } from './gift-card-code.ts';
import { giftCardEntries } from './gift-card.rules.ts';
import { insertGiftCard } from './gift-cards.queries.ts';

export const sellGiftCard = async (
  tx: Tx,
  { accountId: providerId }: Viewer,
  { amountCents, customerId }: { readonly amountCents: Cents; readonly customerId: string | null },
  platform: Pick<Platform, 'clock'>,
) => {
  const id = newId();
  const code = newGiftCardCode();
  const card = await insertGiftCard(tx, {
    id,
    providerId,
    customerId,
    codeHash: hashOfGiftCard(code),
    ending: endingOf(code),
    amountCents,
    now: platform.clock.now(),
  });
  const entries = giftCardEntries(providerId, amountCents, 'sold');
  await recordInLedger(tx, { kind: 'gift_card_sale', cause: `gift-card:${id}`, entries }, platform);
  return { ...card, code };
};
