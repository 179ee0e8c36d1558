import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openOrder, orderContents } from '../../appointments/index.ts';
import { orderAsOfNow } from '../order-figures.ts';
import { consentFor } from '../consents/consent.rules.ts';
import { agreeToOrder, isByCard, type Completion } from './agree-to-order.ts';
import { chargeGoingOn } from './charge-going-on.ts';
import { orCardMissing } from './completion.rules.ts';
import { openOrderCharge } from './open-order-charge.ts';

/** Opens the charge and freezes the order until it has an outcome. Undefined where no card is charged. */
export const beginOrderCharge = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, signature, dueCents }: Completion,
  platform: Platform,
): Promise<string | undefined> => {
  const order = await openOrder(tx, appointment, { whileBeingPaid: true });
  const { id, isBeingPaid } = order;
  // Asked again while the first answer is on its way, or after it got lost: the same charge goes on.
  if (isBeingPaid) return await chargeGoingOn(tx, id, { isNoShow: false });
  const asked = await orderAsOfNow(tx, await orderContents(tx, id));
  if (!isByCard(asked)) return undefined;
  await agreeToOrder(tx, { order, asked, dueCents }, platform);
  const consent = consentFor(asked);
  // It was there when the order was ready a moment ago.
  if (!consent) throw new Failure('consent_missing');
  const { terms, totals, split, taxPercent } = asked;
  const figures = { totals, split, taxPercent };
  const charge = {
    purpose: 'order' as const,
    order,
    amountCents: totals.due,
    cardId: terms.cardId ?? '',
    consent,
    figures,
    signature,
  };
  return await orCardMissing(openOrderCharge(tx, viewer, charge, platform));
};
