import type { LocalDate } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { pdfLines } from '../../../testing/pdf-text.ts';
import { Failure } from '../../platform/failure.ts';
import { MAX_FILE_ROWS, reportFile } from '../../platform/http/files/report-file.ts';
import { newId } from '../../platform/ids.ts';
import { recordPayout } from '../ledger/index.ts';
import { ledgerBook, type LedgerBook } from './ledger-book.testing.ts';

const REPORT = '/v2/service-report/service-provider';
let api: TestApi;
let book: LedgerBook;
beforeAll(async () => {
  api = await startTestApi();
  book = ledgerBook(api);
});
afterAll(() => api.close());

const MARCH_DAYS = { from: '2026-03-01' as LocalDate, to: '2026-03-31' as LocalDate };
const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };

describe('a printed report', () => {
  const print = async (
    person: SignedIn,
    report: 'earnings-details' | 'payouts' | 'sales-taxes-payable',
    query = MARCH,
  ) => await person.call(`GET ${REPORT}/${report}`, { query: { ...query, download: 1, format: 'pdf' } });

  it('RL-reports-02 says whose it is and of which days, on as many pages as it needs', async () => {
    const groomer = await api.as(await api.account({ roles: ['groomer'], firstName: 'Zoë', lastName: 'Łuczak' }));
    const customer = await api.account({ roles: ['customer'], firstName: 'Bea', lastName: 'Castillo' });
    const stranger = await book.people();
    await book.complete(stranger.groomer, { time: '2026-03-10T18:00:00Z', customerId: stranger.customer.id });
    for (let count = 0; count < 60; count += 1)
      await book.complete(groomer, { time: '2026-03-10T18:00:00Z', customerId: customer.id });
    const { status, headers, bytes } = await print(groomer, 'earnings-details');
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="earnings-2026-03-01-2026-03-31.pdf"',
    ]);
    const pages = pdfLines(bytes);
    expect(pages[0]?.slice(0, 3)).toEqual([
      ['Earnings'],
      [expect.stringMatching(/^Zoë Luczak · ./)],
      ['Mar 1, 2026 – Mar 31, 2026'],
    ]);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page.at(-1)).toEqual([`Page ${index + 1} of ${pages.length}`]);
      expect(page.some(([first]) => first === 'Date')).toBe(true);
    }
    const rows = pages.flat().filter(([day]) => day === '2026-03-10');
    expect(rows).toHaveLength(60);
    const amounts = ['100.00', '5.00', '15.00', '-5.25', '-4.03', '110.72', '8.66'];
    expect(rows[0]).toEqual(['2026-03-10', 'Appointment', 'Bea Castillo', ...amounts]);
    const totals = ['6,000.00', '300.00', '900.00', '-315.00', '-241.80', '6,643.20', '519.60'];
    expect(pages.at(-1)?.at(-2)).toEqual(['Total', ...totals]);
  });

  it('RL-reports-02 has payouts, taxes, or nothing at all', async () => {
    const { groomer, customer } = await book.people();
    const { id: partyId } = groomer.account;
    expect(
      pdfLines((await print(groomer, 'earnings-details')).bytes)
        .flat()
        .at(-2),
    ).toEqual(['Total', '0.00', '0.00']);
    await book.complete(groomer, { time: '2026-03-02T18:00:00Z', customerId: customer.id });
    await book.inSite((tx) =>
      recordPayout(tx, { cause: newId(), partyId, feeCents: cents(150) }, book.at('2026-03-03T18:00:00Z')),
    );
    expect(
      pdfLines((await print(groomer, 'payouts')).bytes)
        .flat()
        .slice(-4),
    ).toEqual([
      ['Date', 'Type', 'Amount', 'Fee'],
      ['2026-03-03', 'Payout', '109.22', '1.50'],
      ['Total', '109.22', '1.50'],
      ['Page 1 of 1'],
    ]);
    expect(
      pdfLines((await print(groomer, 'sales-taxes-payable')).bytes)
        .flat()
        .slice(-3),
    ).toEqual([['2026-03', '105.00', '8.66'], ['Total', '105.00', '8.66'], ['Page 1 of 1']]);
  });

  it('is refused where it has more rows than anybody prints', () => {
    const report = { name: 'x', title: 'X', head: ['Date'], totals: ['Total'], ...MARCH_DAYS };
    const made = { heading: { provider: 'P', site: 'S' }, now: api.clock.now() };
    const of = (format: 'csv' | 'pdf', count: number) =>
      reportFile(format, { ...report, rows: Array.from({ length: count }, () => ['2026-03-01']) }, made).filename;
    expect(of('pdf', MAX_FILE_ROWS.pdf)).toBe('x-2026-03-01-2026-03-31.pdf');
    expect(() => of('pdf', MAX_FILE_ROWS.pdf + 1)).toThrow(Failure);
    expect(of('csv', MAX_FILE_ROWS.pdf + 1)).toBe('x-2026-03-01-2026-03-31.csv');
    expect(() => of('csv', MAX_FILE_ROWS.csv + 1)).toThrow(Failure);
  });
});
