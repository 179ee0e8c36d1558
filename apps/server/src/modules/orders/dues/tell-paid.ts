import type { PaymentMethod } from '@tailgate/contract';
import { showMoney, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { nameOf, recipientOf } from '../../accounts/index.ts';
import type { Order } from '../../appointments/index.ts';
import { notify } from '../../notifications/index.ts';
import { businessNameOf } from '../../providers/index.ts';
import { ownReceipt } from '../own-receipt.ts';
import { HOW_PAID, receiptFigures } from '../receipts/receipt-words.ts';
import { owedText } from './owed-text.ts';

interface PaidDue {
  readonly order: Pick<Order, 'id' | 'customerId' | 'providerId'>;
  readonly by: PaymentMethod;
  readonly amountCents: Cents;
}

/** What was owed is paid: a receipt for the customer, and for the groomer where they did not take the money themselves. */
export const tellPaid = async (
  tx: Tx,
  { order: { id, customerId, providerId }, by, amountCents }: PaidDue,
  platform: Platform,
): Promise<void> => {
  const receipt = await ownReceipt(tx, (row) => row('appointments.id', '=', id));
  const [amount, what] = [showMoney(amountCents, receipt.currency), await owedText(tx, id)];
  const figures = receiptFigures(receipt);
  await notify(tx, platform, 'paymentReceived', {
    to: await recipientOf(tx, customerId),
    variables: { business: await businessNameOf(tx, providerId), amount, what, how: HOW_PAID[by], id },
    figures,
  });
  if (by !== 'card') return;
  await notify(tx, platform, 'paymentArrived', {
    to: await recipientOf(tx, providerId),
    variables: { customer: await nameOf(tx, customerId), amount, what, id },
    figures,
  });
};
