import { cents, type Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Steps } from '../../../platform/db/steps.ts';
import type { NoShow } from '../../../platform/db/stored/orders.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openOrder, orderContents, type OrderContents } from '../../appointments/index.ts';
import type { Consent } from '../../payments/index.ts';
import { appointmentAnswer } from '../appointment-answer.ts';
import { chargeGoingOn } from '../completion/charge-going-on.ts';
import { openOrderCharge } from '../completion/open-order-charge.ts';
import { payOrder } from '../completion/pay-order.ts';
import { keepNoShow } from '../order-terms.queries.ts';
import { feeCard } from './fee-card.ts';
import { noShowFigures } from './fee-figures.ts';
import { settleOrderNoShow } from './settle-order-no-show.ts';

export interface NoShowToMark {
  readonly appointment: Rows<'appointments'>;
  readonly feeCents: Cents;
  readonly noShow: NoShow;
  /** No card is charged. */
  readonly isLater: boolean;
}

/** With the time that they chose or were told, customers know the fee for missing it. */
const noShowConsent = ({ told }: Pick<OrderContents, 'told'>, feeCents: Cents): Consent => {
  if (!told) throw new Failure('consent_missing');
  const { at: givenAt, isChosen } = told;
  return { way: isChosen ? 'booking' : 'message', mostCents: feeCents, mostTipCents: cents(0), givenAt };
};

const settleNow = async (tx: Tx, viewer: Viewer, wanted: NoShowToMark, platform: Platform): Promise<void> => {
  const { appointment, feeCents, noShow } = wanted;
  const order = await openOrder(tx, appointment);
  // There was none when the charge would have been opened.
  if (await feeCard(tx, order, wanted, platform)) throw new Failure('conflict');
  const figures = await noShowFigures(tx, await orderContents(tx, order.id), { feeCents, isProcessed: false });
  await keepNoShow(tx, order.id, noShow, platform.clock.now());
  await settleOrderNoShow(tx, viewer, { order, noShow, figures, chargeId: null }, platform);
};

const beginCharge = async (
  tx: Tx,
  viewer: Viewer,
  wanted: NoShowToMark,
  platform: Platform,
): Promise<string | undefined> => {
  const { appointment, feeCents, noShow } = wanted;
  const order = await openOrder(tx, appointment, { whileBeingPaid: true });
  const { id } = order;
  // Asked again while the first answer is on its way, or after it got lost: the same charge goes on.
  if (order.isBeingPaid) return await chargeGoingOn(tx, id, { isNoShow: true });
  const cardId = await feeCard(tx, order, wanted, platform);
  if (cardId === undefined) return undefined;
  const contents = await orderContents(tx, id);
  const figures = await noShowFigures(tx, contents, { feeCents, isProcessed: true });
  await keepNoShow(tx, id, noShow, platform.clock.now());
  const consent = noShowConsent(contents, feeCents);
  const charge = {
    purpose: 'no_show' as const,
    order,
    amountCents: feeCents,
    cardId,
    consent,
    figures,
    signature: null,
  };
  return await openOrderCharge(tx, viewer, charge, platform);
};

/** Ends an order at which nobody was there. If its card is declined, the order stays open for another way. */
export const markOrderNoShow = <T>(steps: Steps<T>, viewer: Viewer, wanted: NoShowToMark, platform: Platform) =>
  payOrder(
    steps,
    viewer,
    {
      beginCharge: (tx) => beginCharge(tx, viewer, wanted, platform),
      settleNow: (tx) => settleNow(tx, viewer, wanted, platform),
      answer: async (tx) => (await appointmentAnswer(tx, viewer.accountId, wanted.appointment, platform)) as T,
    },
    platform,
  );
