import {
  LAST_PRICES,
  LAST_PRICES_SINCE,
  LAST_TIPS,
  type AnswerOf,
  type appointmentsContract,
} from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lastLines, lastTips, type LastLine } from './last-prices.view.ts';
import { finalServicePrice, type PricedLine } from './line-prices.ts';
import { orderNamed } from './orders.queries.ts';

type Answer = AnswerOf<typeof appointmentsContract.getLastPrices>;

const pricedLine = (line: LastLine): PricedLine => ({
  minCents: line.min_cents,
  maxCents: line.max_cents,
  minutes: line.minutes,
  finalCents: line.final_cents,
  addOns: line.add_ons,
  timeModifiers: line.time_modifiers,
});

const priceAnswer = (line: LastLine) => ({
  orderId: line.appointment_id,
  price: dollarsOf(finalServicePrice(pricedLine(line))),
  appointmentStart: line.starts_at.toISOString(),
});

/** What this groomer asked before for the same work, and what the customer gave as a tip. */
export const lastPricesAnswer = async (tx: Tx, appointment: Rows<'appointments'>): Promise<Answer> => {
  const { id: appointmentId } = await orderNamed(tx, appointment);
  const lookup = { appointmentId, since: new Date(`${LAST_PRICES_SINCE}T00:00:00Z`) };
  const lines = await lastLines(tx, { ...lookup, limit: LAST_PRICES });
  const tips = await lastTips(tx, { ...lookup, limit: LAST_TIPS });
  const byLine = Map.groupBy(lines, ({ line_id }) => line_id);
  return {
    petServices: [...byLine].map(([petServiceId, earlier]) => ({ petServiceId, prices: earlier.map(priceAnswer) })),
    tips: tips.map(({ appointment_id, starts_at, tip_cents }) => ({
      orderId: appointment_id,
      amount: dollarsOf(tip_cents),
      appointmentStart: starts_at.toISOString(),
    })),
  };
};
