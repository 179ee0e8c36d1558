import { cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import type { Charge } from '../../../platform/db/stored/orders.ts';
import { found } from '../../../platform/failure.ts';
import { lineCounts } from '../appointments.queries.ts';
import { beginningOfItsDay, canCostFee } from '../times/told-times.rules.ts';
import { finalLinePrice, type PricedLine } from './line-prices.ts';
import { rowsOfOrder, type OrderLineRow, type OrderRow } from './orders.queries.ts';

/** What is on an order, as its appointment knows it. */
export interface OrderContents {
  readonly appointmentId: string;
  readonly status: string;
  /** A card is being charged for it. */
  readonly isBeingPaid: boolean;
  /** Services that have not ended. */
  readonly openLines: number;
  /** Not completed before. */
  readonly beginningOfItsDay: Date;
  /** Whether a fee can be asked instead of a visit: only for a time that the customer has known for long enough. */
  readonly canCostFee: boolean;
  /** When the customer was told the time, or chose it. */
  readonly told: { readonly at: Date; readonly isChosen: boolean } | null;
  /** What the visit was said to cost when it was booked, before tax and tip; null where the customer was not told. */
  readonly estimate: { readonly amountCents: Cents; readonly toldAt: Date; readonly isOwn: boolean } | null;
  readonly pets: number;
  /** Where the van came to: taxes are those of the place. */
  readonly place: { readonly stateOrProvince: string; readonly postalCode: string };
  /** Final prices of the services with add-ons and time modifiers, one for each line. */
  readonly petServices: readonly Cents[];
  /** The ends of their estimates. */
  readonly minPetServices: readonly Cents[];
  readonly maxPetServices: readonly Cents[];
  readonly travelFeeCents: Cents;
  readonly charges: readonly Charge[];
}

export const pricedLine = (line: OrderLineRow): PricedLine => ({
  minCents: line.min_cents,
  maxCents: line.max_cents,
  minutes: line.minutes,
  finalCents: line.final_cents,
  addOns: line.add_ons,
  timeModifiers: line.time_modifiers,
});

const estimateIn = ({ estimate_cents, estimate_told_at, booked_by }: OrderRow): OrderContents['estimate'] =>
  estimate_cents === null || estimate_told_at === null
    ? null
    : { amountCents: cents(estimate_cents), toldAt: estimate_told_at, isOwn: booked_by === 'customer' };

export const contentsOf = (row: OrderRow, lines: readonly OrderLineRow[]): OrderContents => ({
  appointmentId: row.id,
  status: row.status,
  isBeingPaid: row.is_being_paid,
  openLines: lineCounts(lines).openLines,
  beginningOfItsDay: beginningOfItsDay(row),
  canCostFee: canCostFee(row),
  told: row.told_at && { at: row.told_at, isChosen: row.told_is_chosen },
  estimate: estimateIn(row),
  pets: new Set(lines.map(({ pet_id }) => pet_id)).size,
  place: { stateOrProvince: row.state_or_province, postalCode: row.postal_code },
  petServices: lines.map((line) => finalLinePrice(pricedLine(line))),
  minPetServices: lines.map((line) => cents(line.min_cents)),
  maxPetServices: lines.map((line) => cents(line.max_cents)),
  travelFeeCents: row.travel_fee_cents,
  charges: row.charges,
});

/** What is on an order, to be totaled. */
export const orderContents = async (tx: Tx, id: string): Promise<OrderContents> => {
  const { row, lines } = await rowsOfOrder(tx, id);
  return contentsOf(found(row), lines);
};
