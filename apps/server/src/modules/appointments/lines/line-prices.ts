import { cents, subtractCents, sumCents, type Cents } from '@tailgate/values/money';
import type { LineExtra } from '../../../platform/db/stored/orders.ts';

/** One service for one pet, as it is priced. The estimate includes add-ons and time modifiers. */
export interface PricedLine {
  readonly minCents: number;
  readonly maxCents: number;
  readonly minutes: number;
  readonly finalCents: number | null;
  readonly addOns: readonly LineExtra[];
  readonly timeModifiers: readonly LineExtra[];
}

interface BookedLine extends Pick<PricedLine, 'maxCents'> {
  readonly finalCents?: number | null;
  readonly addOns?: readonly Pick<LineExtra, 'priceCents'>[];
  readonly timeModifiers?: readonly Pick<LineExtra, 'priceCents'>[];
}

const pricesOf = (extras: readonly Pick<LineExtra, 'priceCents'>[]): Cents =>
  sumCents(extras.map(({ priceCents }) => cents(priceCents)));
const minutesOf = (extras: readonly LineExtra[]): number => extras.reduce((sum, { minutes }) => sum + minutes, 0);
const extrasOf = ({ addOns, timeModifiers }: Pick<PricedLine, 'addOns' | 'timeModifiers'>) => [
  ...addOns,
  ...timeModifiers,
];

/** The service alone: what the groomer asks, or else the lower estimate. */
export const finalServicePrice = (line: PricedLine): Cents =>
  line.finalCents === null ? subtractCents(cents(line.minCents), pricesOf(extrasOf(line))) : cents(line.finalCents);

/** With add-ons and time modifiers. */
export const finalLinePrice = (line: PricedLine): Cents =>
  sumCents([finalServicePrice(line), pricesOf(extrasOf(line))]);

/** The most that a line is said to cost when it is booked: what the groomer asks, or else the upper estimate. */
export const estimateOf = ({ maxCents, finalCents, addOns = [], timeModifiers = [] }: BookedLine): Cents =>
  finalCents === null || finalCents === undefined
    ? cents(maxCents)
    : sumCents([cents(finalCents), pricesOf(addOns), pricesOf(timeModifiers)]);

export interface NewPrices {
  /** Null takes the groomer's price back; undefined leaves it. */
  readonly serviceCents: Cents | null | undefined;
  readonly addOnPrices: ReadonlyMap<string, Cents>;
  /** Instead of the present ones. */
  readonly timeModifiers: readonly LineExtra[] | undefined;
}

/** The line with other prices. Estimate and time move with what changes beside the service itself. */
export const reprice = (line: PricedLine, wanted: NewPrices): PricedLine => {
  const addOns = line.addOns.map((addOn) => ({
    ...addOn,
    priceCents: wanted.addOnPrices.get(addOn.id) ?? addOn.priceCents,
  }));
  const timeModifiers = wanted.timeModifiers ?? line.timeModifiers;
  const [before, after] = [extrasOf(line), extrasOf({ addOns, timeModifiers })];
  const moreCents = pricesOf(after) - pricesOf(before);
  return {
    minCents: line.minCents + moreCents,
    maxCents: line.maxCents + moreCents,
    minutes: line.minutes + minutesOf(after) - minutesOf(before),
    finalCents: wanted.serviceCents === undefined ? line.finalCents : wanted.serviceCents,
    addOns,
    timeModifiers,
  };
};
