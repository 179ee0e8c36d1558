import { refuseProblems } from '../../../platform/failure.ts';
import { reprice, type NewPrices } from './line-prices.ts';
import type { LineChanges, VisitLine } from './lines.queries.ts';

/** What changes with other prices of a line. Only add-ons that are on it have one. */
export const priceChanges = (line: VisitLine, prices: NewPrices): LineChanges => {
  const known = new Set(line.addOns.map(({ id }) => id));
  const isUnknown = [...prices.addOnPrices.keys()].some((id) => !known.has(id));
  refuseProblems(isUnknown ? { addonsPrices: 'is not an add-on of this service' } : {});
  const priced = reprice(line, prices);
  return {
    min_cents: priced.minCents,
    max_cents: priced.maxCents,
    minutes: priced.minutes,
    final_cents: priced.finalCents,
    add_ons: JSON.stringify(priced.addOns),
    time_modifiers: JSON.stringify(priced.timeModifiers),
  };
};
