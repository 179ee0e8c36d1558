import { cents } from '@tailgate/values/money';
import { describe, expect, it } from 'vitest';
import { finalLinePrice, finalServicePrice, reprice, type NewPrices, type PricedLine } from './line-prices.ts';

const teeth = { id: 'teeth', name: 'Teeth brushing', priceCents: cents(1200), minutes: 10 };
const matted = { id: 'matted', name: 'Matted', priceCents: cents(1500), minutes: 20 };
/** A groom for 90 to 120 dollars, with teeth. */
const LINE: PricedLine = {
  minCents: 10_200,
  maxCents: 13_200,
  minutes: 70,
  finalCents: null,
  addOns: [teeth],
  timeModifiers: [],
};
const UNCHANGED: NewPrices = { serviceCents: undefined, addOnPrices: new Map(), timeModifiers: undefined };

describe('the price of a service at the van', () => {
  it('RL-orders-07 is the lower estimate until the groomer sets it', () => {
    expect(finalServicePrice(LINE)).toBe(9000);
    const set = reprice(LINE, { ...UNCHANGED, serviceCents: cents(11_000) });
    expect([finalServicePrice(set), finalLinePrice(set)]).toEqual([11_000, 12_200]);
    expect(finalServicePrice(reprice(set, { ...UNCHANGED, serviceCents: null }))).toBe(9000);
  });

  it('stays what it is where nothing is asked for', () => {
    expect(reprice(LINE, UNCHANGED)).toEqual(LINE);
  });

  it('changes with an add-on, and not the service itself', () => {
    const changed = reprice(LINE, { ...UNCHANGED, addOnPrices: new Map([['teeth', cents(2000)]]) });
    expect([finalServicePrice(changed), finalLinePrice(changed), changed.maxCents]).toEqual([9000, 11_000, 14_000]);
  });

  it('and its time follow what makes the pet take longer, both ways', () => {
    const longer = reprice(LINE, { ...UNCHANGED, timeModifiers: [matted] });
    expect(longer).toMatchObject({ minCents: 11_700, maxCents: 14_700, minutes: 90 });
    expect(reprice(longer, { ...UNCHANGED, timeModifiers: [] })).toEqual(LINE);
  });
});
