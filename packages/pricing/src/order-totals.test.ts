import { cents, multiplyCents, sumCents, type Cents } from '@tailgate/values/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitOf, type SplitTerms } from './order-split.ts';
import { totalsOf, type OrderToTotal } from './order-totals.ts';

const RUNS = 10_000;

const amount = (max: number) => fc.integer({ min: 0, max }).map(cents);
/** Percent with at most four decimals, as rates are stored. */
const percent = (max: number) => fc.integer({ min: 0, max: max * 10_000 }).map((parts) => parts / 10_000);
const fee = fc.record({ percent: percent(10), fixedCents: amount(100) });
type Cart = Required<OrderToTotal>;
const cart: fc.Arbitrary<Cart> = fc.record({
  petServices: fc.array(amount(60_000), { maxLength: 6 }),
  // A price, and how many of it.
  products: fc.array(
    fc.tuple(amount(100_000), fc.integer({ min: 1, max: 20 })).map(([price, count]) => multiplyCents(price, count)),
    { maxLength: 5 },
  ),
  travelFeeCents: amount(5000),
  customCharges: fc.array(
    fc.record({ type: fc.constantFrom('discount' as const, 'other' as const), amountCents: amount(30_000) }),
    { maxLength: 4 },
  ),
  coupon: fc.option(
    fc.oneof(
      fc.record({ modifierType: fc.constant('fixed' as const), amountCents: amount(50_000) }),
      fc.record({ modifierType: fc.constant('percentage' as const), percent: percent(100) }),
    ),
  ),
  taxPercent: percent(15),
  processingFee: fc.option(fee),
  managementFee: fc.option(fee),
  loyaltyCents: amount(50_000),
  giftCardCents: amount(100_000),
  tipCents: amount(20_000),
  tipPercent: fc.constant(null),
});
const terms: fc.Arbitrary<SplitTerms> = fc.record({
  managementFee: fee,
  processingFee: fee,
  ownerPlan: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('percentage' as const), percent: percent(60) }),
      fc.record({ kind: fc.constant('flat' as const) }),
    ),
  ),
  isProcessed: fc.boolean(),
});

const NOTHING: Cart = {
  petServices: [],
  products: [],
  travelFeeCents: cents(0),
  customCharges: [],
  coupon: null,
  taxPercent: 0,
  processingFee: null,
  managementFee: null,
  loyaltyCents: cents(0),
  giftCardCents: cents(0),
  tipCents: cents(0),
  tipPercent: null,
};
const order = (changes: Partial<OrderToTotal>) => totalsOf({ ...NOTHING, ...changes });

/** Fractions of a cent in whole numbers, by another way than the code goes: 10,000 parts to a percent. */
const ofPercent = (base: bigint, rate: number): bigint => {
  const parts = base * BigInt(Math.round(rate * 10_000));
  return (parts * 2n + 1_000_000n) / 2_000_000n;
};
const sum = (values: readonly Cents[]) => values.reduce((all, value) => all + BigInt(value), 0n);
const min = (one: bigint, other: bigint) => (one < other ? one : other);

const computedAgain = (given: Cart) => {
  const charged = sum(given.customCharges.filter(({ type }) => type === 'other').map(({ amountCents }) => amountCents));
  const taken = sum(
    given.customCharges.filter(({ type }) => type === 'discount').map(({ amountCents }) => amountCents),
  );
  const all = sum(given.petServices) + sum(given.products) + BigInt(given.travelFeeCents) + charged - taken;
  const subtotal = all < 0n ? 0n : all;
  const { coupon } = given;
  const off =
    coupon === null
      ? 0n
      : min(
          subtotal,
          coupon.modifierType === 'fixed' ? BigInt(coupon.amountCents) : ofPercent(subtotal, coupon.percent),
        );
  const base = subtotal - off;
  const feeOf = (rate: Cart['processingFee'], on: bigint) =>
    rate === null || on === 0n ? 0n : ofPercent(on, rate.percent) + BigInt(rate.fixedCents);
  const managed = base + ofPercent(base, given.taxPercent) + feeOf(given.managementFee, base);
  const reward = min(managed, BigInt(given.loyaltyCents));
  const gift = min(managed - reward, BigInt(given.giftCardCents));
  const total = managed + feeOf(given.processingFee, managed - reward - gift) + BigInt(given.tipCents);
  return { subtotal, total, due: total - reward - gift };
};

describe('the totals of an order', () => {
  it('equal a computation of their own, over random orders', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const { subtotal, total, due } = totalsOf(given);
        expect({ subtotal: BigInt(subtotal), total: BigInt(total), due: BigInt(due) }).toEqual(computedAgain(given));
      }),
      { numRuns: RUNS },
    );
  });

  it('are never negative, except the sum of charges and discounts', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const { customChargesTotal: _mayBeNegative, ...totals } = totalsOf(given);
        expect(Math.min(...Object.values(totals))).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: RUNS },
    );
  });

  it('do not depend on the order in which things were put on it', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const turned = {
          ...given,
          petServices: given.petServices.toReversed(),
          products: given.products.toReversed(),
          customCharges: given.customCharges.toReversed(),
        };
        expect(totalsOf(turned)).toEqual(totalsOf(given));
      }),
      { numRuns: 1000 },
    );
  });

  it('RL-orders-03 subtract discounts and add other charges', () => {
    const { customChargesTotal, subtotal } = order({
      petServices: [cents(10_000)],
      customCharges: [
        { type: 'discount', amountCents: cents(1500) },
        { type: 'other', amountCents: cents(400) },
      ],
    });
    expect([customChargesTotal, subtotal]).toEqual([-1100, 8900]);
  });

  it('add products to the services: a coupon takes its part of them, and they are taxed alike', () => {
    const given = { coupon: { modifierType: 'percentage', percent: 10 } as const, taxPercent: 8.25 };
    const sold = order({ ...given, petServices: [cents(9000)], products: [multiplyCents(cents(1899), 2)] });
    expect(sold).toMatchObject({ petServicesTotal: 9000, productsTotal: 3798, subtotal: 12_798, couponDiscount: 1280 });
    // Who sells and who grooms is the same person, so that it makes no difference what of the two it was.
    const { petServicesTotal, productsTotal, ...same } = sold;
    const groomed = order({ ...given, petServices: [cents(9000), cents(3798)] });
    expect(groomed).toMatchObject({ ...same, petServicesTotal: petServicesTotal + productsTotal, productsTotal: 0 });
  });

  it('take a tip in percent of the work after the coupon, before tax and fees', () => {
    const given = { petServices: [cents(10_000)], products: [cents(2000)], taxPercent: 10, tipPercent: 20 };
    expect(order(given)).toMatchObject({ tipAmount: 2400, taxAmount: 1200, total: 15_600 });
    const coupon = { modifierType: 'fixed' as const, amountCents: cents(2000) };
    expect(order({ ...given, coupon })).toMatchObject({ tipAmount: 2000 });
    expect(order({ ...given, tipPercent: null, tipCents: cents(500) })).toMatchObject({ tipAmount: 500 });
  });

  it('take the coupon before tax, and the gift card after it', () => {
    const totals = order({
      petServices: [cents(10_000)],
      coupon: { modifierType: 'percentage', percent: 10 },
      taxPercent: 8.25,
      giftCardCents: cents(5000),
    });
    expect(totals).toMatchObject({
      couponDiscount: 1000,
      taxAmount: 743,
      total: 9743,
      giftCardDiscount: 5000,
      due: 4743,
    });
  });

  it('take rewards after tax and before the gift card, and neither pays the tip', () => {
    const given = { petServices: [cents(10_000)], taxPercent: 10, tipCents: cents(1500), loyaltyCents: cents(2000) };
    expect(order({ ...given, giftCardCents: cents(50_000) })).toMatchObject({
      taxAmount: 1000,
      loyaltyDiscount: 2000,
      giftCardDiscount: 9000,
      total: 12_500,
      due: 1500,
    });
    expect(order({ ...given, loyaltyCents: cents(50_000), giftCardCents: cents(100) })).toMatchObject({
      loyaltyDiscount: 11_000,
      giftCardDiscount: 0,
      due: 1500,
    });
  });

  it('RL-orders-06 charge for processing what the customer pays by card, neither for the tip nor for a gift card', () => {
    const given = {
      petServices: [cents(10_000)],
      processingFee: { percent: 2.9, fixedCents: cents(30) },
      tipCents: cents(2000),
    };
    expect(order(given).processingFee).toBe(320);
    expect(order({ ...given, giftCardCents: cents(4000) }).processingFee).toBe(204);
    expect(order({ ...given, giftCardCents: cents(50_000) })).toMatchObject({ processingFee: 0, due: 2000 });
    expect(order({ ...given, processingFee: null }).processingFee).toBe(0);
  });
});

describe('the split of an order', () => {
  it('adds up to what was paid and leaves the tip whole, over random orders and terms', () => {
    fc.assert(
      fc.property(cart, terms, (given, agreed) => {
        const totals = totalsOf(given);
        const split = splitOf(totals, agreed);
        expect(sumCents([split.groomer, split.owner, split.platform, split.processing, split.tax, split.tip])).toBe(
          totals.total - totals.loyaltyDiscount,
        );
        expect(split.tip).toBe(given.tipCents);
        expect(Math.min(split.owner, split.platform, split.processing, split.tax)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: RUNS },
    );
  });

  const agreed: SplitTerms = {
    managementFee: { percent: 5, fixedCents: cents(0) },
    processingFee: { percent: 2.9, fixedCents: cents(30) },
    ownerPlan: { kind: 'percentage', percent: 20 },
    isProcessed: true,
  };

  it('gives the van owner a percentage of the work, or nothing on a flat plan', () => {
    const totals = order({ petServices: [cents(10_000)], tipCents: cents(1500) });
    expect(splitOf(totals, agreed)).toEqual({
      groomer: 7136,
      owner: 2000,
      platform: 500,
      processing: 364,
      tax: 0,
      tip: 1500,
    });
    expect(splitOf(totals, { ...agreed, ownerPlan: { kind: 'flat' } })).toMatchObject({ groomer: 9136, owner: 0 });
  });

  it('takes no fee from the groomer that the customer paid', () => {
    const totals = order({
      petServices: [cents(10_000)],
      managementFee: agreed.managementFee,
      processingFee: agreed.processingFee,
    });
    expect(splitOf(totals, agreed)).toMatchObject({ groomer: 8000, platform: 500, processing: 335 });
  });

  it('takes rewards from the groomer alone', () => {
    const given = { petServices: [cents(10_000)], taxPercent: 8 };
    const [without, rewarded] = [order(given), order({ ...given, loyaltyCents: cents(2500) })].map((totals) =>
      splitOf(totals, { ...agreed, isProcessed: false }),
    );
    expect(rewarded).toEqual({ ...without, groomer: cents(5000) });
  });

  it('counts no processing for cash', () => {
    const totals = order({ petServices: [cents(10_000)] });
    expect(splitOf(totals, { ...agreed, isProcessed: false })).toMatchObject({ groomer: 7500, processing: 0 });
  });
});
