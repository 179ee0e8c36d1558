import { splitOf, totalsOf, type OrderToTotal, type SplitTerms } from '@tailgate/pricing';
import { cents, type Cents } from '@tailgate/values/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { allowedIn } from '../../../testing/schema-facts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { completionEntries, noShowEntries, ofParty, ofSite, type OrderToBook } from './completion.rules.ts';
import { balanceOf, entriesOfBill, transactionOf } from './ledger.queries.ts';
import { PARTY_ACCOUNTS, SITE_ACCOUNTS, type LedgerEntry } from './ledger.terms.ts';
import { recordInLedger } from './record-in-ledger.ts';
import { recordPayout } from './record-payout.ts';
import { recordRefund } from './record-refund.ts';
import { recordReversal } from './record-reversal.ts';

let api: TestApi;
let people: Pick<OrderToBook, 'customerId' | 'groomerId' | 'ownerId'>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);
const somePeople = async () => {
  const [customer, groomer, owner] = [
    await api.account({ roles: ['customer'] }),
    await api.account(),
    await api.account({ roles: ['fleet_owner'] }),
  ];
  people = { customerId: customer.id, groomerId: groomer.id, ownerId: owner.id };
  return people;
};

const AGREED: SplitTerms = {
  managementFee: { percent: 5, fixedCents: cents(0) },
  processingFee: { percent: 2.9, fixedCents: cents(30) },
  ownerPlan: { kind: 'percentage', percent: 20 },
  isProcessed: true,
};
const order = (
  given: Partial<OrderToTotal & Pick<OrderToBook, 'tender' | 'couponPaidBy'>> = {},
  agreed: Partial<SplitTerms> = {},
): OrderToBook => {
  const { tender = 'card', couponPaidBy, ...cart } = given;
  const totals = totalsOf({
    petServices: [cents(10_000)],
    travelFeeCents: cents(500),
    customCharges: [],
    taxPercent: 8.25,
    tipCents: cents(1500),
    ...cart,
  });
  const split = splitOf(totals, { ...AGREED, isProcessed: tender === 'card', ...agreed });
  return { totals, split, tender, couponPaidBy, ...people };
};
const about = (subjectId: string) => ({ purpose: 'order' as const, subjectId });
const complete = async (given: OrderToBook) => {
  const appointmentId = newId();
  const cause = `completion:${appointmentId}`;
  const transaction = {
    kind: 'completion',
    cause,
    about: about(appointmentId),
    entries: completionEntries(given),
  } as const;
  await inSite((tx) => recordInLedger(tx, transaction, api.platform));
  return transaction;
};
const balances = async () =>
  inSite(async (tx) => ({
    customer: await balanceOf(tx, 'customer_receivable', people.customerId),
    groomer: await balanceOf(tx, 'groomer_payable', people.groomerId),
    owner: await balanceOf(tx, 'owner_payable', people.ownerId ?? null),
    tips: await balanceOf(tx, 'tips_payable', people.groomerId),
    tax: await balanceOf(tx, 'tax_payable', people.groomerId),
  }));
const asOwner = (statement: string, values: readonly unknown[] = []) =>
  api.database.asOwner((owner) => owner.query(statement, [...values]));
const pair = (amount: number, back = -amount): readonly LedgerEntry[] => [
  ofParty('groomer_payable', people.groomerId, cents(amount), 'services'),
  ofSite('platform_revenue', cents(back), 'management_fee'),
];

describe('an order in the ledger', () => {
  it('is owed by the customer, split, and paid by card', async () => {
    await somePeople();
    const entries = completionEntries(order());
    expect(entries.map(({ account, amountCents, reason }) => [account, amountCents, reason])).toEqual([
      ['customer_receivable', 12_866, 'order'],
      ['groomer_payable', -10_000, 'services'],
      ['groomer_payable', -500, 'other_charges'],
      ['groomer_payable', 2100, 'owner_share'],
      ['groomer_payable', 525, 'management_fee'],
      ['groomer_payable', 403, 'processing_fee'],
      ['owner_payable', -2100, 'owner_share'],
      ['platform_revenue', -525, 'management_fee'],
      ['processing_fees', -403, 'processing_fee'],
      ['tax_payable', -866, 'tax'],
      ['tips_payable', -1500, 'tip'],
      ['processor_clearing', 12_866, 'card'],
      ['customer_receivable', -12_866, 'card'],
    ]);
    await complete(order());
    expect(await balances()).toEqual({ customer: 0, groomer: -7472, owner: -2100, tips: -1500, tax: -866 });
  });

  it.each(['cash', 'check'] as const)('paid by %s leaves the groomer owing what is not theirs', async (tender) => {
    await somePeople();
    await complete(order({ tender }));
    const { groomer, tips, owner, tax } = await balances();
    // The groomer holds 12,866 and owes the owner's share, the management fee and the tax of it.
    expect(groomer + tips).toBe(2100 + 525 + 866);
    expect([owner, tax]).toEqual([-2100, -866]);
  });

  it('paid later stays owed by the customer', async () => {
    await somePeople();
    await complete(order({ tender: 'later' }));
    const { customer, groomer, tips, owner } = await balances();
    expect(customer).toBe(12_866);
    // Nobody is paid before the customer paid.
    expect([groomer + tips, owner]).toEqual([0, 0]);
    expect(
      await inSite((tx) => recordPayout(tx, { cause: newId(), partyId: people.groomerId }, api.platform)),
    ).toBeUndefined();
    expect(
      await inSite((tx) => recordPayout(tx, { cause: newId(), partyId: people.ownerId ?? '' }, api.platform)),
    ).toBeUndefined();
  });

  it('paid by gift card lowers what is owed for gift cards', async () => {
    await somePeople();
    const { entries } = await complete(order({ giftCardCents: cents(5000) }));
    expect(entries).toContainEqual(ofSite('gift_card_liability', cents(5000), 'gift_card'));
    expect(entries).toContainEqual(ofSite('processor_clearing', cents(12_866 - 5000), 'card'));
    expect((await balances()).customer).toBe(0);
  });

  it('shows a coupon as an entry of its own: of the groomer, or of the site that gave it', async () => {
    await somePeople();
    const coupon = { modifierType: 'fixed', amountCents: cents(2000) } as const;
    const own = completionEntries(order({ coupon }));
    expect(own).toContainEqual(ofParty('groomer_payable', people.groomerId, cents(2000), 'coupon'));
    expect(own.map(({ account }) => account)).not.toContain('coupon_expense');
    const given = completionEntries(order({ coupon, couponPaidBy: 'site' }));
    expect(given).toContainEqual(ofSite('coupon_expense', cents(2000), 'coupon'));
    await complete(order({ coupon, couponPaidBy: 'site' }));
  });

  it('of nothing is not booked', async () => {
    await somePeople();
    const { cause, entries } = await complete(
      order({ petServices: [], travelFeeCents: cents(0), tipCents: cents(0), giftCardCents: cents(100) }),
    );
    expect(entries).toEqual([]);
    expect(await inSite((tx) => transactionOf(tx, cause))).toBeUndefined();
  });

  it('nobody came to is booked with its fee', async () => {
    await somePeople();
    const fee = order({ petServices: [cents(6000)], travelFeeCents: cents(0), tipCents: cents(0), taxPercent: 0 });
    expect(noShowEntries(fee)).toContainEqual(
      ofParty('groomer_payable', people.groomerId, cents(-6000), 'no_show_fee'),
    );
  });

  it('needs the owner of a share, and a split of its total', async () => {
    await somePeople();
    expect(() => completionEntries({ ...order(), ownerId: null })).toThrow('van owner');
    expect(() => completionEntries({ ...order(), split: order({ tipCents: cents(0) }).split })).toThrow('add up');
  });
});

describe('a cause', () => {
  it('is booked once, also by calls at the same time', async () => {
    await somePeople();
    const transaction = { kind: 'completion', cause: newId(), entries: pair(100) } as const;
    const book = () => inSite((tx) => recordInLedger(tx, transaction, api.platform));
    await Promise.all(Array.from({ length: 12 }, book));
    await book();
    expect((await balances()).groomer).toBe(100);
  });

  it('is refused with other entries, of another kind or for another appointment', async () => {
    await somePeople();
    const transaction = { kind: 'completion', cause: newId(), about: about(newId()), entries: pair(100) } as const;
    const book = (changes: Partial<Parameters<typeof recordInLedger>[1]>) =>
      inSite((tx) => recordInLedger(tx, { ...transaction, ...changes }, api.platform));
    await book({});
    for (const changes of [{ entries: pair(101) }, { kind: 'refund' as const }, { about: about(newId()) }])
      await expect(book(changes)).rejects.toThrow('Something else is booked');
    expect((await balances()).groomer).toBe(100);
  });

  it('is booked in each site, and seen in none but its own', async () => {
    await somePeople();
    const [here, there] = [await api.account(), await api.account({}, api.otherSite)];
    const cause = newId();
    for (const [site, party] of [
      [api.site, here],
      [api.otherSite, there],
    ] as const)
      await api.platform.db.inSite(site.id, (tx) =>
        recordInLedger(
          tx,
          { kind: 'completion', cause, entries: pair(7).map((e) => (e.partyId ? { ...e, partyId: party.id } : e)) },
          api.platform,
        ),
      );
    expect(await inSite((tx) => balanceOf(tx, 'groomer_payable', there.id))).toBe(0);
    expect(await inSite((tx) => balanceOf(tx, 'groomer_payable', here.id))).toBe(7);
  });

  it('is not booked after a rollback', async () => {
    await somePeople();
    const cause = newId();
    const failing = inSite(async (tx) => {
      await recordInLedger(tx, { kind: 'completion', cause, entries: pair(100) }, api.platform);
      throw new Error('Later');
    });
    await expect(failing).rejects.toThrow('Later');
    expect(await inSite((tx) => transactionOf(tx, cause))).toBeUndefined();
  });
});

describe('the database', () => {
  it.each([
    ['a sum other than zero', () => pair(100, -99)],
    ['entries of one side only', () => [...pair(100), ...pair(1, 1)]],
  ])('refuses %s at commit', async (_what, entries) => {
    await somePeople();
    const cause = newId();
    const booking = inSite((tx) => recordInLedger(tx, { kind: 'completion', cause, entries: entries() }, api.platform));
    await expect(booking).rejects.toMatchObject({ code: '23514' });
    expect(await inSite((tx) => transactionOf(tx, cause))).toBeUndefined();
  });

  it.each([
    ['update', `update ledger_entries set amount_cents = 1`],
    ['delete', `delete from ledger_entries`],
    ['truncate', `truncate ledger_entries`],
    ['transaction update', `update ledger_transactions set cause = 'x'`],
    ['transaction delete', `delete from ledger_transactions`],
    ['transaction truncate', `truncate ledger_transactions cascade`],
    ['closed month update', `update ledger_closed_months set month = '2020-01-01'`],
    ['closed month delete', `delete from ledger_closed_months`],
  ])('refuses an %s, by the server and by a slip of the owner', async (_what, statement) => {
    await somePeople();
    await complete(order());
    await expect(api.platform.db.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    await expect(asOwner(statement)).rejects.toMatchObject({ code: '23001' });
  });

  it('adds nothing to a transaction that is complete, not even a balanced pair', async () => {
    await somePeople();
    const { cause } = await complete(order());
    const statement = `insert into ledger_entries (site_id, transaction_id, line, account, party_id, amount_cents, reason, occurred_at)
      select t.site_id, t.id, 90 + n, 'groomer_payable', $2, case n when 1 then 5 else -5 end, 'services', t.occurred_at
      from ledger_transactions t, generate_series(1, 2) n where t.cause = $1`;
    await expect(asOwner(statement, [cause, people.groomerId])).rejects.toMatchObject({ code: '23001' });
  });

  it('refuses a transaction without its entries, a party of another site, an account without its party', async () => {
    await somePeople();
    const stranger = await api.account({}, api.otherSite);
    const book = (entries: readonly LedgerEntry[]) =>
      inSite((tx) => recordInLedger(tx, { kind: 'completion', cause: newId(), entries }, api.platform));
    const withParty = (partyId: string | null) =>
      pair(5).map((entry, at) => (at ? entry : ({ ...entry, partyId } as LedgerEntry)));
    await expect(book(withParty(stranger.id))).rejects.toMatchObject({ code: '23503' });
    await expect(book(withParty(null))).rejects.toMatchObject({ code: '23514' });
    await expect(book(pair(0))).rejects.toMatchObject({ code: '23514' });
    await expect(book(pair(2 ** 45))).rejects.toMatchObject({ code: '23514' });
    const alone = asOwner(
      `insert into ledger_transactions (id, site_id, kind, cause, occurred_at, entries) values ($1::uuid, $2, 'payout', $1::text, app.now(), 2)`,
      [newId(), api.site.id],
    );
    await expect(alone).rejects.toMatchObject({ code: '23514' });
  });

  it('knows the accounts of the ledger', async () => {
    expect(await allowedIn(api.database, 'ledger_entries', 'account')).toEqual(
      [...PARTY_ACCOUNTS, ...SITE_ACCOUNTS].sort(),
    );
  });
});

describe('a refund', () => {
  const refund = (appointmentId: string, amount: number, given: Partial<Parameters<typeof recordRefund>[1]> = {}) =>
    inSite((tx) =>
      recordRefund(
        tx,
        { cause: newId(), ...about(appointmentId), amountCents: cents(amount), to: 'card', ...given },
        api.platform,
      ),
    );

  it('takes the same portion from everybody, and all of it leaves nothing', async () => {
    await somePeople();
    const { subjectId: appointmentId } = (await complete(order())).about;
    expect(await refund(appointmentId, 6433)).toBe('booked');
    expect(await balances()).toEqual({ customer: 0, groomer: -3736, owner: -1050, tips: -750, tax: -433 });
    expect(await refund(appointmentId, 6433)).toBe('booked');
    expect(await balances()).toEqual({ customer: 0, groomer: 0, owner: 0, tips: 0, tax: 0 });
  });

  it('is never more than was paid that way, also by refunds at the same time', async () => {
    await somePeople();
    const { subjectId: appointmentId } = (await complete(order({ giftCardCents: cents(5000) }))).about;
    expect(await refund(appointmentId, 7867)).toBe('exceeds_payment');
    expect(await refund(appointmentId, 1, { to: 'cash' })).toBe('exceeds_payment');
    expect(await refund(appointmentId, 5000, { to: 'gift_card' })).toBe('booked');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(appointmentId, 7866)));
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1);
    expect(await refund(newId(), 1)).toBe('exceeds_payment');
    await expect(refund(appointmentId, 0)).rejects.toThrow(RangeError);
    await expect(refund(appointmentId, -5)).rejects.toThrow(RangeError);
  });

  it('is booked once for its cause, and not for another amount', async () => {
    await somePeople();
    const { subjectId: appointmentId } = (await complete(order())).about;
    const cause = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(appointmentId, 4000, { cause })));
    expect(new Set(answers)).toEqual(new Set(['booked']));
    await expect(refund(appointmentId, 4001, { cause })).rejects.toThrow('Something else is booked');
    await expect(refund(newId(), 4000, { cause })).rejects.toThrow('Something else is booked');
    const given = await inSite((tx) => entriesOfBill(tx, about(appointmentId)));
    expect(given.filter(({ reason, amountCents }) => reason === 'card' && amountCents === 4000)).toHaveLength(1);
  });

  it('by a dispute costs the platform a fee, and a dispute that is won gives all back', async () => {
    await somePeople();
    const before = await inSite((tx) => balanceOf(tx, 'processing_fees', null));
    const { subjectId: appointmentId } = (await complete(order())).about;
    const settled = await balances();
    const cause = newId();
    expect(await refund(appointmentId, 12_866, { cause, to: { disputeFeeCents: cents(1500) } })).toBe('booked');
    expect(await balances()).toEqual({ customer: 0, groomer: 0, owner: 0, tips: 0, tax: 0 });
    expect(await inSite((tx) => balanceOf(tx, 'processing_fees', null))).toBe(before + 1500);
    const win = () => inSite((tx) => recordReversal(tx, cause, api.platform));
    await Promise.all([win(), win()]);
    expect(await balances()).toEqual(settled);
    await expect(inSite((tx) => recordReversal(tx, newId(), api.platform))).rejects.toMatchObject({ status: 404 });
  });
});

describe('a payout', () => {
  const payOut = (given: { cause?: string; feeCents?: Cents } = {}, partyId = people.groomerId) =>
    inSite((tx) => recordPayout(tx, { cause: newId(), partyId, ...given }, api.platform));

  it('sends earnings and tips, once for its cause, and nothing when nothing is owed', async () => {
    await somePeople();
    await complete(order());
    const cause = newId();
    const sent = await Promise.all(Array.from({ length: 4 }, () => payOut({ cause })));
    expect(sent).toEqual([8972, 8972, 8972, 8972]);
    expect(await payOut()).toBeUndefined();
    expect(await payOut({}, people.ownerId ?? '')).toBe(2100);
    expect(await balances()).toMatchObject({ groomer: 0, tips: 0, owner: 0, tax: -866 });
  });

  it('is one of several at the same time', async () => {
    await somePeople();
    await complete(order());
    const sent = await Promise.all(Array.from({ length: 4 }, () => payOut()));
    expect(sent.filter((amount) => amount !== undefined)).toEqual([8972]);
  });

  it('costs the party its fee, and is not made when the fee is more than what is owed', async () => {
    await somePeople();
    await complete(order());
    expect(await payOut({ feeCents: cents(8972) })).toBeUndefined();
    expect(await payOut({ feeCents: cents(150) })).toBe(8822);
    expect((await balances()).groomer).toBe(0);
  });

  it('is not made to a groomer who owes', async () => {
    await somePeople();
    await complete(order({ tender: 'cash' }));
    expect(await payOut()).toBeUndefined();
  });
});
