import { centsOf, showMoney } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipientOf } from '../../accounts/index.ts';
import { petsText, visitOf, whenText, type Order } from '../../appointments/index.ts';
import { notify } from '../../notifications/index.ts';
import { businessNameOf } from '../../providers/index.ts';
import { ownReceipt } from '../own-receipt.ts';
import { paidText, receiptFigures } from './receipt-words.ts';

/** The customer of a completed order that is paid gets its receipt, once. `by` is whoever completed it. */
export const tellReceipt = async (
  tx: Tx,
  { id, customerId, providerId, by }: Pick<Order, 'id' | 'customerId' | 'providerId'> & { readonly by: string | null },
  platform: Platform,
): Promise<void> => {
  const receipt = await ownReceipt(tx, (row) => row('appointments.id', '=', id));
  const { startsAt, timeZone, petNames } = await visitOf(tx, id);
  await notify(tx, platform, 'visitFinished', {
    to: { ...(await recipientOf(tx, customerId)), timeZone },
    by,
    about: { appointmentId: id, startsAt },
    variables: {
      id,
      business: await businessNameOf(tx, providerId),
      pets: petsText(petNames),
      when: whenText(startsAt, timeZone),
      total: showMoney(centsOf(receipt.prices.total), receipt.currency),
      paid: paidText(receipt),
    },
    figures: receiptFigures(receipt),
  });
};
