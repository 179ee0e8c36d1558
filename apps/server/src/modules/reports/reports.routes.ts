import { reportsContract } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { cents, dollarsOf, negateCents } from '@tailgate/values/money';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import { bindModule } from '../../platform/http/call.ts';
import {
  MAX_FILE_ROWS,
  reportFile,
  type ReportFormat,
  type ReportToFile,
} from '../../platform/http/files/report-file.ts';
import type { Platform } from '../../platform/platform.ts';
import { reportHeading } from '../../views/report-heading.ts';
import { namesOf } from '../accounts/index.ts';
import { balanceOf, kindsThat } from '../ledger/index.ts';
import { timeZoneOf } from '../providers/index.ts';
import { REASONS_OF_FILE } from './earning-lines.rules.ts';
import { earningRows } from './earning-rows.view.ts';
import {
  appointmentOfOrder,
  earnedByDay,
  earnedTransactions,
  orderEntries,
  payoutSums,
  payoutsOf,
  spendingAt,
} from './party-ledger.view.ts';
import {
  availableAnswer,
  earningAnswer,
  earningsSums,
  orderAnswer,
  payoutAnswer,
  payoutSumsAnswer,
  salesTaxesAnswer,
} from './report-answers.ts';
import { readReportCardRow, readReportCardRows } from './report-cards.queries.ts';
import { reportCardAnswer, reportCardAnswers, sendReportCard } from './report-cards.ts';
import { periodOf } from './report-days.rules.ts';
import { earningsFile, payoutsFile, salesTaxesFile } from './report-files.ts';
import { stopsAnswer, stopsFile } from './report-stops.ts';
import { reportWidget } from './report-widget.ts';
import { reportsPolicy } from './reports.policy.ts';
import { stopProfits, stopSums } from './stop-profits.view.ts';

/** Everything that was ever booked. */
const EVER = { from: new Date('2000-01-01'), to: new Date('2200-01-01') };

const daysOf = async (tx: Tx, providerId: string, query: { start_date: LocalDate; end_date: LocalDate }) => {
  const days = { from: query.start_date, to: query.end_date, timeZone: await timeZoneOf(tx, providerId) };
  return { days, period: periodOf(providerId, days) };
};

const fileOf = async (
  tx: Tx,
  viewer: Viewer,
  { format, report }: { readonly format: ReportFormat; readonly report: ReportToFile },
  platform: Platform,
) => reportFile(format, report, { heading: await reportHeading(tx, viewer.accountId), now: platform.clock.now() });

/** One more than fits shows that there are too many. */
const rowsFor = (format: ReportFormat) => MAX_FILE_ROWS[format] + 1;

export const reportsRoutes = bindModule('reports', reportsContract, reportsPolicy, {
  sendReportCard: async ({ tx, platform, body: { appointmentId, petId, photoIds, ...condition }, allowedIds }) => {
    const [appointment] = await allowedIds(tx, [appointmentId]);
    const [pet] = await allowedIds(tx, [petId]);
    const photos = await allowedIds(tx, photoIds);
    const card = { ...condition, appointmentId: found(appointment), petId: found(pet), photoIds: photos };
    return await sendReportCard(tx, card, platform);
  },
  listReportCards: async ({ tx, platform, params, query: { limit, offset }, allowedIds }) => {
    const [appointment] = await allowedIds(tx, [params.id]);
    const { rows, total } = await readReportCardRows(tx, found(appointment), { limit, offset });
    return { items: await reportCardAnswers(tx, rows, platform), total, limit, offset };
  },
  readReportCard: async ({ tx, platform, params, allowed }) =>
    await reportCardAnswer(tx, await readReportCardRow(tx, allowed(params.id), allowed(params.petId)), platform),
  reportEarnings: async ({ tx, viewer, platform, query: { download, format, limit, offset, sort, ...asked } }) => {
    const { days, period } = await daysOf(tx, viewer.accountId, asked);
    if (download === '1') {
      const wanted = { timeZone: days.timeZone, reasons: REASONS_OF_FILE, limit: rowsFor(format) };
      const report = earningsFile(await earningRows(tx, period, wanted), days, { onPaper: format === 'pdf' });
      return await fileOf(tx, viewer, { format, report }, platform);
    }
    const page = { limit, offset };
    const kinds = kindsThat('endsOrder');
    const { rows, total, ofKinds } = await earnedTransactions(tx, period, { kinds, page, sort });
    return {
      ...earningsSums(await earnedByDay(tx, period, days.timeZone)),
      orders: ofKinds,
      items: rows.map(earningAnswer),
      total,
      ...page,
    };
  },
  reportPayouts: async ({ tx, viewer, platform, query: { download, format, limit, offset, ...asked } }) => {
    const { days, period } = await daysOf(tx, viewer.accountId, asked);
    if (download === '1') {
      const rows = await payoutsOf(tx, period, { limit: rowsFor(format), offset: 0 });
      return await fileOf(tx, viewer, { format, report: payoutsFile(rows, days) }, platform);
    }
    const rows = await payoutsOf(tx, period, { limit, offset });
    return { items: rows.map(payoutAnswer), limit, offset, ...payoutSumsAnswer(await payoutSums(tx, period)) };
  },
  reportStops: async ({ tx, viewer, platform, query: { download, format, limit, offset, sort, ...asked } }) => {
    const { days, period } = await daysOf(tx, viewer.accountId, asked);
    if (download === '1') {
      const rows = await stopProfits(tx, period, { sort, page: { limit: rowsFor(format), offset: 0 } });
      return await fileOf(tx, viewer, { format, report: stopsFile(rows, days) }, platform);
    }
    const page = { limit, offset };
    const rows = await stopProfits(tx, period, { sort, page });
    return { ...stopsAnswer(rows, await stopSums(tx, period)), ...page };
  },
  reportOrder: async ({ tx, viewer, params, allowed }) => {
    const appointmentId = found(await appointmentOfOrder(tx, allowed(params.id)));
    const entries = await orderEntries(tx, appointmentId);
    const isGroomer = entries.some((e) => e.account === 'groomer_payable' && e.partyId === viewer.accountId);
    const customerId = entries.find((e) => e.account === 'customer_receivable' && e.reason === 'order')?.partyId;
    const names = isGroomer && customerId ? await namesOf(tx, [customerId]) : undefined;
    const customer = customerId && names ? { id: customerId, displayName: names.get(customerId) ?? '' } : undefined;
    return orderAnswer(appointmentId, viewer.accountId, entries, customer);
  },
  reportWidget: ({ tx, platform, viewer, query }) => reportWidget(tx, viewer, query.report_id, platform),
  reportSalesTaxes: async ({ tx, viewer, platform, query: { download, format, ...asked } }) => {
    const { days, period } = await daysOf(tx, viewer.accountId, asked);
    const answer = salesTaxesAnswer(await earnedByDay(tx, period, days.timeZone));
    if (download === '1') return await fileOf(tx, viewer, { format, report: salesTaxesFile(answer, days) }, platform);
    return answer;
  },
  reportAvailable: async ({ tx, viewer: { accountId } }) => {
    const owed = async (account: 'groomer_payable' | 'tips_payable' | 'owner_payable') =>
      negateCents(await balanceOf(tx, account, accountId));
    const [last] = await payoutsOf(tx, { partyId: accountId, ...EVER }, { limit: 1, offset: 0 });
    return availableAnswer(
      {
        earnings: await owed('groomer_payable'),
        tips: await owed('tips_payable'),
        vanShare: await owed('owner_payable'),
      },
      last,
    );
  },
  reportSpending: async ({ tx, viewer, params, allowedIds }) => {
    const [customerId] = await allowedIds(tx, [params.id]);
    const [spent] = await spendingAt(
      tx,
      { partyId: viewer.accountId, ...EVER },
      { customerId: found(customerId), limit: 1 },
    );
    return { amount: dollarsOf(spent?.amountCents ?? cents(0)), orders: spent?.orders ?? 0 };
  },
});
