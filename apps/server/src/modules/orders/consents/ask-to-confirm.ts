import { CONFIRMATION_HOURS } from '@tailgate/contract';
import { showMoney } from '@tailgate/values/money';
import { localDateAt } from '@tailgate/values/local-time';
import type { Rows } from '../../../platform/access/policy.ts';
import { hashOfSecret, newSecret } from '../../../platform/auth/tokens.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipientOf } from '../../accounts/index.ts';
import { dayText, openOrder, orderContents, visitOf } from '../../appointments/index.ts';
import { notify } from '../../notifications/index.ts';
import { businessNameOf } from '../../providers/index.ts';
import { appointmentAnswer } from '../appointment-answer.ts';
import { orderAsOfNow } from '../order-figures.ts';
import { keepConfirmation } from './confirmations.queries.ts';
import { chargedParts, consentFor } from './consent.rules.ts';

const HOUR_S = 3_600;

/** Asks the customer of an order to confirm what it comes to, where that is more than they agreed to. */
export const askToConfirm = async (
  tx: Tx,
  viewer: Viewer,
  { appointment }: { readonly appointment: Rows<'appointments'> },
  platform: Platform,
) => {
  const { id, customerId, providerId, currency } = await openOrder(tx, appointment);
  const asked = await orderAsOfNow(tx, await orderContents(tx, id));
  if (asked.totals.due === 0 || consentFor(asked)) throw new Failure('nothing_to_confirm');
  const token = newSecret();
  const askedAt = platform.clock.now();
  const expiresAt = secondsAfter(askedAt, CONFIRMATION_HOURS * HOUR_S);
  const { workCents: amountCents, tipCents } = chargedParts(asked.totals);
  const question = { amountCents, tipCents, askedAt, expiresAt, by: viewer.accountId, linkHash: hashOfSecret(token) };
  await keepConfirmation(tx, id, question);
  const { startsAt, timeZone } = await visitOf(tx, id);
  const told = await notify(tx, platform, 'totalToConfirm', {
    to: await recipientOf(tx, customerId),
    by: viewer.accountId,
    variables: {
      business: await businessNameOf(tx, providerId),
      amount: showMoney(asked.totals.due, currency),
      day: dayText(localDateAt(startsAt, timeZone)),
      token,
    },
    expiresAt,
  });
  if (told.sms + told.email + told.push === 0) throw new Failure('customer_unreachable');
  for (const accountId of [providerId, customerId])
    publishLive(tx, { accountId, topic: 'schedule.changed', data: { appointmentId: id } }, platform);
  return await appointmentAnswer(tx, viewer.accountId, id, platform);
};
