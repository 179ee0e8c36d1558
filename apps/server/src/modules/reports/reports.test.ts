import { EARNING_LINES, MAX_REPORT_PERIOD_DAYS, WIDGET_REPORTS } from '@tailgate/contract';
import { randomFrom, testSeed } from '@tailgate/kit';
import { addDays, localDateAt, weekdayOf, type LocalDate } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import { startOfWeek } from '@tailgate/values/weekdays';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { pdfLines } from '../../../testing/pdf-text.ts';
import { newId } from '../../platform/ids.ts';
import { recordPayout, recordReversal } from '../ledger/index.ts';
import { ledgerBook, type LedgerBook } from './ledger-book.testing.ts';

const REPORT = '/v2/service-report/service-provider';
const ZONE = 'America/Chicago';
/** The seed of the run, and two that once booked more refunds than was paid. */
const SEEDS = new Set([testSeed(), 3, 16]);

let api: TestApi;
let book: LedgerBook;
beforeAll(async () => {
  api = await startTestApi();
  book = ledgerBook(api);
});
afterAll(() => api.close());

const centsOf = (dollars: number) => Math.round(dollars * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + centsOf(amount), 0);

const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };
const earnings = async (person: SignedIn, query: Record<string, string | number> = MARCH) =>
  (await person.call(`GET ${REPORT}/earnings-details`, { query })).body;
const cellsOf = (raw: string) =>
  raw
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','));

describe('the report of earnings', () => {
  it('RL-reports-02 leads from services to the net, by day and one by one', async () => {
    const { groomer, owner, customer } = await book.people();
    const order = await book.complete(groomer, {
      time: '2026-03-10T18:00:00Z',
      customerId: customer.id,
      ownerId: owner.account.id,
    });
    const lines = [
      { line: 'services', amount: 100 },
      { line: 'otherCharges', amount: 5 },
      { line: 'tips', amount: 15 },
      { line: 'vanOwnerShare', amount: -21 },
      { line: 'platformFee', amount: -5.25 },
      { line: 'cardProcessing', amount: -4.03 },
    ];
    const answer = await earnings(groomer);
    expect(answer).toEqual({
      net: 89.72,
      tips: 15,
      tax: 8.66,
      orders: 1,
      lines,
      byDay: [{ day: '2026-03-10', net: 89.72, tips: 15 }],
      items: [
        {
          id: answer.items[0]?.id,
          orderId: order.id,
          date: '2026-03-10T18:00:00.000Z',
          kind: 'completion',
          customer: { id: customer.id, displayName: 'Bea Castillo' },
          lines,
          net: 89.72,
          tax: 8.66,
        },
      ],
      total: 1,
      limit: answer.limit,
      offset: 0,
    });
    expect(await earnings(owner)).toMatchObject({ net: 21, tax: 0, lines: [{ line: 'vanShare', amount: 21 }] });
  });

  it('is sorted by date or by net, over all pages', async () => {
    const { groomer, customer } = await book.people();
    for (const [day, services] of [9000, 12_000, 7000, 12_000].entries())
      await book.complete(groomer, { time: `2026-03-1${day}T18:00:00Z`, customerId: customer.id, services });
    const days = async (sort: string) => {
      const pages = await Promise.all([0, 2].map((offset) => earnings(groomer, { ...MARCH, sort, limit: 2, offset })));
      return pages.flatMap(({ items }) => items.map(({ date }) => date.slice(8, 10)));
    };
    expect(await days('-date')).toEqual(['13', '12', '11', '10']);
    expect(await days('date')).toEqual(['10', '11', '12', '13']);
    // Of equal nets the latest first.
    expect(await days('-net')).toEqual(['13', '11', '10', '12']);
    expect(await days('net')).toEqual(['12', '10', '13', '11']);
  });

  it('RL-reports-02 has the days of the provider, first and last included, and refunds on their own day', async () => {
    const { groomer, customer } = await book.people();
    const bookAt = (time: string) => book.complete(groomer, { time, customerId: customer.id });
    // Midnight in Chicago is at six, and at five in summer.
    for (const time of ['2026-03-01T05:59:59Z', '2026-04-01T05:00:00Z']) await bookAt(time);
    for (const time of ['2026-03-01T06:00:00Z', '2026-04-01T04:59:59Z']) await bookAt(time);
    const { id, total } = await bookAt('2026-03-20T18:00:00Z');
    await book.refund(id, total, '2026-04-02T18:00:00Z');
    const march = await earnings(groomer);
    expect(march.byDay.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-20', '2026-03-31']);
    const april = await earnings(groomer, { start_date: '2026-04-02', end_date: '2026-04-02' });
    expect(april).toMatchObject({ orders: 0, total: 1, items: [{ kind: 'refund', orderId: id }] });
    expect(april.net).toBe(-(march.items[1]?.net ?? 0));
  });

  it.each([
    ['no days', {}, ['start_date', 'end_date']],
    ['an end before the start', { start_date: '2026-02-02', end_date: '2026-02-01' }, ['end_date']],
    [
      'more than three years',
      { start_date: '2020-01-01', end_date: addDays('2020-01-01' as LocalDate, MAX_REPORT_PERIOD_DAYS) },
      ['end_date'],
    ],
  ])('RL-reports-02 refuses %s, as the other reports do', async (_what, query, fields) => {
    const groomer = await api.as('groomer');
    for (const name of ['earnings-details', 'payouts', 'sales-taxes-payable'] as const) {
      const { status, error } = await groomer.call(`GET ${REPORT}/${name}`, { query });
      expect(status).toBe(422);
      expect(Object.keys(error.errors ?? {}).sort()).toEqual([...fields].sort());
    }
  });
});

const directly = async (partyId: string, condition: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ sum: number }>(
      `select (-coalesce(sum(e.amount_cents), 0))::float8 as sum from ledger_entries e
       where e.party_id = $1 and (e.occurred_at at time zone '${ZONE}')::date between '2026-03-01' and '2026-03-31' and ${condition}`,
      [partyId],
    ),
  );
  return rows[0]?.sum;
};

it.each([...SEEDS])('RL-reports-02 every report and file is the sum of its entries (seed %i)', async (seed) => {
  const random = randomFrom(seed);
  const { groomer, owner, customer } = await book.people();
  const { id: groomerId } = groomer.account;
  const time = () =>
    `2026-${random.pick(['02', '03', '03', '04'])}-${String(random.integer(1, 28)).padStart(2, '0')}T0${random.integer(0, 9)}:30:00Z`;
  for (let count = 0; count < 40; count += 1) {
    const tender = random.pick(['card', 'card', 'cash', 'check', 'later'] as const);
    const order = await book.complete(groomer, {
      time: time(),
      customerId: customer.id,
      services: random.integer(1, 30_000),
      tip: random.integer(0, 4000),
      tender,
      isNoShow: random.chance(0.1),
      ...(random.chance(0.2) && { couponPercent: random.integer(1, 50) }),
      ...(random.chance(0.2) && { giftCardCents: random.integer(1, 20_000) }),
      ...(random.chance(0.2) && { loyaltyCents: random.integer(1, 10_000) }),
      ...(random.chance(0.5) && { ownerId: owner.account.id }),
    });
    if (tender === 'later' && random.chance(0.5)) await book.payLate(groomer, customer.id, order, time());
    if (random.chance(0.4)) {
      const refunded = await book.refund(order.id, random.integer(1, order.total), time());
      // As after a dispute that the groomer won.
      if (refunded && random.chance(0.2)) await book.inSite((tx) => recordReversal(tx, refunded, book.at(time())));
    }
    if (random.chance(0.1))
      await book.inSite((tx) =>
        recordPayout(tx, { cause: newId(), partyId: groomerId, feeCents: cents(150) }, book.at(time())),
      );
  }
  const earned = `e.account in ('groomer_payable', 'tips_payable') and e.reason not in ('cash', 'check', 'gift_card', 'held', 'payout')`;
  const answer = await earnings(groomer, { ...MARCH, limit: 1000 });
  const net = await directly(groomerId, earned);
  expect(centsOf(answer.net)).toBe(net);
  expect(sumOf(answer.lines.map(({ amount }) => amount))).toBe(net);
  expect(sumOf(answer.byDay.map((day) => day.net))).toBe(net);
  expect(sumOf(answer.items.map((item) => item.net))).toBe(net);
  for (const item of answer.items) expect(sumOf(item.lines.map(({ amount }) => amount))).toBe(centsOf(item.net));
  expect(centsOf(answer.tips)).toBe(await directly(groomerId, `e.account = 'tips_payable' and e.reason = 'tip'`));
  const tax = await directly(groomerId, `e.account = 'tax_payable'`);
  expect([centsOf(answer.tax), sumOf(answer.items.map((item) => item.tax))]).toEqual([tax, tax]);
  expect(answer.total).toBe(answer.items.length);

  const { raw } = await groomer.call(`GET ${REPORT}/earnings-details`, { query: { ...MARCH, download: 1 } });
  const [head = [], ...rows] = cellsOf(raw);
  expect(rows).toHaveLength(answer.total);
  const column = (name: string) => rows.map((cells) => Number(cells[head.indexOf(name)]));
  expect(sumOf(column('Net'))).toBe(net);
  expect(sumOf(column('Sales tax'))).toBe(tax);
  expect(sumOf(column('Tips'))).toBe(centsOf(answer.tips));
  expect(head).toHaveLength(EARNING_LINES.length + 6);

  // Pages hold the same, each once.
  const paged = await Promise.all(
    Array.from({ length: Math.ceil(answer.total / 7) }, (_none, page) =>
      earnings(groomer, { ...MARCH, limit: 7, offset: page * 7 }),
    ),
  );
  expect(paged.flatMap(({ items }) => items)).toEqual(answer.items);
  const beyond = await earnings(groomer, { ...MARCH, offset: 900 });
  expect(beyond).toMatchObject({ items: [], total: answer.total, orders: answer.orders });

  const paid = (await groomer.call(`GET ${REPORT}/payouts`, { query: { ...MARCH, limit: 1000 } })).body;
  const taken = await directly(groomerId, `e.reason = 'payout'`);
  expect(centsOf(paid.amount) + centsOf(paid.fees)).toBe(0 - (taken ?? 0));
  expect(sumOf(paid.items.flatMap(({ amount, fee }) => [amount, fee]))).toBe(0 - (taken ?? 0));
  const share = await directly(owner.account.id, `e.account = 'owner_payable' and e.reason = 'owner_share'`);
  expect(centsOf((await earnings(owner)).net)).toBe(share);

  const taxes = (await groomer.call(`GET ${REPORT}/sales-taxes-payable`, { query: MARCH })).body;
  const sales = await directly(groomerId, `e.reason in ('services', 'products', 'other_charges', 'coupon')`);
  expect([centsOf(taxes.tax), centsOf(taxes.sales)]).toEqual([tax, sales]);
  expect(taxes.byMonth).toEqual([{ month: '2026-03', sales: taxes.sales, tax: taxes.tax }]);
  const pdf = await groomer.call(`GET ${REPORT}/earnings-details`, { query: { ...MARCH, download: 1, format: 'pdf' } });
  const [title, ...printed] = pdfLines(pdf.bytes).flat();
  expect(title).toEqual(['Earnings']);
  const amountsOf = (line: readonly string[]) => line.slice(-2).map((cell) => cell.replaceAll(',', ''));
  expect(printed.filter(([day]) => day?.startsWith('2026-03-')).map(amountsOf)).toEqual(
    answer.items.map((item) => [item.net.toFixed(2), item.tax.toFixed(2)]),
  );
  const totals = printed.find(([first]) => first === 'Total');
  expect(totals?.slice(1).map((cell) => centsOf(Number(cell.replaceAll(',', ''))))).toEqual(
    [...answer.lines.map(({ amount }) => amount), answer.net, answer.tax].map((amount) => centsOf(amount)),
  );
  const taxFile = await groomer.call(`GET ${REPORT}/sales-taxes-payable`, { query: { ...MARCH, download: 1 } });
  expect(cellsOf(taxFile.raw).slice(1)).toEqual([['2026-03', taxes.sales.toFixed(2), taxes.tax.toFixed(2)]]);
});

describe('the report of payouts', () => {
  it('RL-reports-02 shows what was sent, its fees and what the bank returned, and what is available now', async () => {
    const { groomer, customer } = await book.people();
    const { id: partyId } = groomer.account;
    const available = async () => (await groomer.call(`GET ${REPORT}/available-for-merchant-processing`)).body;
    expect(await available()).toEqual({ available: 0, earnings: 0, tips: 0, vanShare: 0, lastPayout: null });
    await book.complete(groomer, { time: '2026-03-02T18:00:00Z', customerId: customer.id });
    expect(await available()).toMatchObject({ available: 110.72, earnings: 95.72, tips: 15 });
    const cause = newId();
    await book.inSite((tx) =>
      recordPayout(tx, { cause, partyId, feeCents: cents(150) }, book.at('2026-03-03T18:00:00Z')),
    );
    expect(await available()).toMatchObject({ available: 0, lastPayout: { kind: 'payout', amount: 109.22, fee: 1.5 } });
    await book.inSite((tx) => recordReversal(tx, cause, book.at('2026-03-05T18:00:00Z')));
    await book.inSite((tx) => recordPayout(tx, { cause: newId(), partyId }, book.at('2026-03-06T18:00:00Z')));
    const { body } = await groomer.call(`GET ${REPORT}/payouts`, { query: { ...MARCH, limit: 2 } });
    expect(body).toMatchObject({ amount: 110.72, fees: 0, total: 3 });
    expect(body.items.map(({ kind, amount, fee }) => [kind, amount, fee])).toEqual([
      ['payout', 110.72, 0],
      ['returned', -109.22, -1.5],
    ]);
    const beyond = (await groomer.call(`GET ${REPORT}/payouts`, { query: { ...MARCH, offset: 9 } })).body;
    expect(beyond).toMatchObject({ items: [], amount: 110.72, total: 3 });
    const { raw } = await groomer.call(`GET ${REPORT}/payouts`, { query: { ...MARCH, download: 1 } });
    expect(raw).toBe(
      '\uFEFFDate,Type,Amount,Fee\r\n2026-03-06,Payout,110.72,0.00\r\n2026-03-05,Returned,-109.22,-1.50\r\n2026-03-03,Payout,109.22,1.50\r\n',
    );
    expect((await earnings(groomer)).total).toBe(1);
  });

  it('says what a groomer owes of cash payments', async () => {
    const { groomer, customer } = await book.people();
    await book.complete(groomer, { time: '2026-03-02T18:00:00Z', customerId: customer.id, tender: 'cash' });
    const { body } = await groomer.call(`GET ${REPORT}/available-for-merchant-processing`);
    expect(body).toMatchObject({ available: -13.91, tips: 15 });
  });
});

describe('the report of an order', () => {
  it('shows the groomer how it was paid, the van owner their share, and nobody else anything', async () => {
    const { groomer, owner, customer } = await book.people();
    const { id } = await book.complete(groomer, {
      time: '2026-03-02T18:00:00Z',
      customerId: customer.id,
      ownerId: owner.account.id,
    });
    await book.refund(id, 6433, '2026-03-04T18:00:00Z');
    const orderOf = (person: SignedIn) => person.call(`GET ${REPORT}/orders/:id`, { params: { id } });
    expect((await orderOf(groomer)).body).toMatchObject({
      id,
      net: 44.86,
      charged: {
        customer: { id: customer.id, displayName: 'Bea Castillo' },
        total: 128.66,
        refunded: 64.33,
        tax: 4.33,
        unpaid: 0,
        paidBy: [{ way: 'card', amount: 64.33 }],
      },
      history: [
        { kind: 'completion', net: 89.72 },
        { kind: 'refund', net: -44.86 },
      ],
    });
    expect((await orderOf(owner)).body).toMatchObject({ net: 10.5, charged: null });
    for (const stranger of [await api.as('groomer'), await api.as('fleet_owner')])
      expect((await orderOf(stranger)).status).toBe(404);
  });
});

describe('the charts', () => {
  const chart = async (person: SignedIn, report: string) =>
    (await person.call(`GET ${REPORT}/chart/widget-report-data`, { query: { report_id: report } })).body;

  it('RL-reports-01 are six, and each counts up to today', async () => {
    const groomer = await api.as('groomer');
    const lengths = [];
    for (const report of WIDGET_REPORTS) lengths.push((await chart(groomer, report)).points.length);
    expect(lengths).toEqual([12, 30, 12, 0, 12, 12]);
    const { error } = await groomer.call(`GET ${REPORT}/chart/widget-report-data`, { query: { report_id: 'Cats' } });
    expect(Object.keys(error.errors ?? {})).toEqual(['report_id']);
  });

  it('RL-reports-01 count pets and days of completed appointments', async () => {
    const ids = await book.inSite(buildCatalogue);
    const groomer = await api.as('groomer');
    const place = { latitude: 30.26, longitude: -97.75 };
    const customer = await buildCustomerOf(api, groomer, { place, breedId: ids.beagle, petTypeId: ids.dog });
    const given = {
      providerId: groomer.account.id,
      customerId: customer.id,
      petId: customer.pets[0]?.id ?? '',
      serviceId: ids.groom,
    };
    const now = api.clock.now().getTime();
    const hours = (count: number) => new Date(now - count * 3_600_000);
    await buildAppointment(api, { ...given, status: 'complete', startsAt: hours(49) });
    await buildAppointment(api, { ...given, status: 'complete', startsAt: hours(48 + 24 * 7) });
    await buildAppointment(api, { ...given, status: 'accepted', startsAt: hours(50) });
    const days = await chart(groomer, 'PetCompletePerDay');
    expect(days).toMatchObject({ unit: 'pets', total: 2 });
    expect(days.points.filter(({ value }) => value > 0).map(({ key }) => key)).toEqual(
      [hours(48 + 24 * 7), hours(49)].map((time) => localDateAt(time, ZONE)),
    );
    for (const report of ['PetComplete', 'PetCompletePerWeek', 'DayWorked'])
      expect((await chart(groomer, report)).total).toBe(2);
    expect((await chart(await api.as('groomer'), 'PetComplete')).total).toBe(0);
  });

  it.each([
    [{}, 1],
    [{ firstDayOfWeek: 2 }, 2],
  ] as const)('have weeks that begin where the preferences %j say', async (uiPreferences, firstDay) => {
    const groomer = await api.as('groomer');
    await groomer.call('POST /v2/service-provider/account/preferences', { body: { uiPreferences } });
    const { points } = await chart(groomer, 'PetCompletePerWeek');
    expect(new Set(points.map(({ key }) => weekdayOf(key as LocalDate)))).toEqual(new Set([firstDay]));
    const today = localDateAt(api.clock.now(), ZONE);
    expect(points.at(-1)?.key).toBe(startOfWeek(today, firstDay));
  });

  it('RL-reports-01 have the revenue of each month and the ten who spent most', async () => {
    const { groomer, customer } = await book.people();
    const others = await Promise.all(Array.from({ length: 11 }, () => api.account({ roles: ['customer'] })));
    const time = api.clock.now().toISOString();
    for (const [index, other] of others.entries())
      await book.complete(groomer, { time, customerId: other.id, services: 1000 + index });
    await book.complete(groomer, { time, customerId: customer.id, services: 50_000 });
    const { points, total } = await chart(groomer, 'Top10Customers');
    expect(points).toHaveLength(10);
    expect(points[0]).toEqual({ key: customer.id, label: 'Bea Castillo', value: 561.66 });
    expect(sumOf(points.map(({ value }) => value))).toBe(centsOf(total));
    const today = localDateAt(api.clock.now(), ZONE);
    const { net } = await earnings(groomer, { start_date: today, end_date: today });
    const revenue = await chart(groomer, 'ServiceProviderRevenue');
    expect(revenue).toMatchObject({ unit: 'dollars', total: net });
    expect(revenue.points.at(-1)).toMatchObject({ key: today.slice(0, 7), value: net });
    expect(points.map(({ key }) => key)).not.toContain(others[0]?.id);
  });
});

it('a groomer sees what an own customer spent there, after refunds', async () => {
  const { groomer, customer } = await book.people();
  const elsewhere = await api.as('groomer');
  await api.database.asOwner((owner) =>
    owner.query('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
      api.site.id,
      groomer.account.id,
      customer.id,
    ]),
  );
  const spent = (person: SignedIn) =>
    person.call(`GET ${REPORT}/customer/:id/spend-amount`, { params: { id: customer.id } });
  expect((await spent(groomer)).body).toEqual({ amount: 0, orders: 0 });
  const { id } = await book.complete(groomer, { time: '2026-03-02T18:00:00Z', customerId: customer.id });
  await book.complete(elsewhere, { time: '2026-03-02T18:00:00Z', customerId: customer.id });
  await book.refund(id, 2866, '2026-03-04T18:00:00Z');
  expect((await spent(groomer)).body).toEqual({ amount: 100, orders: 1 });
  expect((await spent(elsewhere)).status).toBe(404);
});
