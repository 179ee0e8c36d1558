import type { Cents } from '@tailgate/values/money';

interface ZoneAround {
  readonly priceCents: Cents;
  readonly weekdays: readonly number[];
}

export interface TravelFee {
  readonly minCents: Cents;
  readonly maxCents: Cents;
}

/** The weekdays on which a place is served, each with its travel fee: where zones overlap, the lower fee applies. */
export const feesByWeekday = (zones: readonly ZoneAround[]): ReadonlyMap<number, Cents> => {
  const fees = new Map<number, Cents>();
  for (const { weekdays, priceCents } of zones)
    for (const day of weekdays) {
      const other = fees.get(day);
      if (other === undefined || priceCents < other) fees.set(day, priceCents);
    }
  return fees;
};

/** The lowest and the highest travel fee over the working days; undefined when the place is served on none of them. */
export const travelFeeOver = (
  fees: ReadonlyMap<number, Cents>,
  workedWeekdays: readonly number[],
): TravelFee | undefined => {
  const amounts = workedWeekdays.flatMap((day) => fees.get(day) ?? []).sort((one, other) => one - other);
  const [minCents, maxCents] = [amounts[0], amounts.at(-1)];
  return minCents === undefined || maxCents === undefined ? undefined : { minCents, maxCents };
};
