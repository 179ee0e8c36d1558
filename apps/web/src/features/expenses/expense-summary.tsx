import type { LocalDate } from '@tailgate/values/local-time';
import { EXPENSE_CATEGORY_WORDS, EXPENSE_PAYMENT_WORDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { DownloadButtons } from '#shell/files/download-buttons.tsx';
import { shortMonth, type Days } from '#shell/periods/period.ts';
import { comparedWith, trendOf } from '#shell/periods/trend.ts';
import { AmountBars } from '#ui/figures/amount-bars.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DeltaLine } from '#ui/figures/stat-card.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { countInWords } from './expense-words.ts';
import { REPORT, reportQuery, sumsQuery, type ExpenseReport } from './expenses-query.ts';
import classes from './expenses.module.css';

/** More months than this are shown by year. */
const MOST_MONTHS = 12;

const bar = (id: string, label: string, amount: number) => ({ id, label, value: amount, shown: inDollars(amount) });

const byCategory = ({ byCategory: sums }: ExpenseReport) =>
  sums.map(({ category, amount }) => bar(category, EXPENSE_CATEGORY_WORDS[category], amount));
const byPayment = ({ byPaymentType: sums }: ExpenseReport) =>
  sums.map(({ paymentType, amount }) => bar(paymentType, EXPENSE_PAYMENT_WORDS[paymentType], amount));
const byTime = ({ byMonth: sums }: ExpenseReport) => {
  if (sums.length <= MOST_MONTHS) return sums.map(({ month, amount }) => bar(month, shortMonth(month), amount));
  const years = Map.groupBy(sums, ({ month }) => month.slice(0, 4));
  return [...years].map(([year, months]) =>
    // Cents are added, not dollars, which are not exact.
    bar(year, year, months.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100),
  );
};

const isOneMonth = ({ from, to }: Days) => from.slice(0, 7) === to.slice(0, 7);

interface ExpenseSummaryProps {
  readonly days: Days;
  readonly today: LocalDate;
  readonly words: string;
}

/** What the days cost, by what and when, and the file that adds up to it. */
export const ExpenseSummary = ({ days, today, words }: ExpenseSummaryProps) => {
  const report = useQuery(reportQuery(days));
  const { data } = report;
  if (!data)
    return (
      <Card>
        <LoadingState what="your report" of={[report]} rows={3} />
      </Card>
    );
  return (
    <div className={classes['summary']} aria-busy={report.isPlaceholderData}>
      <Total days={days} today={today} words={words} report={data} />
      {data.count > 0 && (
        <>
          <Card title="By category">
            <CardBody>
              <AmountBars label="Expenses by category" bars={byCategory(data)} />
            </CardBody>
          </Card>
          {isOneMonth(days) ? (
            <Card title="By payment type">
              <CardBody>
                <AmountBars label="Expenses by payment type" bars={byPayment(data)} />
              </CardBody>
            </Card>
          ) : (
            <Card title={data.byMonth.length <= MOST_MONTHS ? 'By month' : 'By year'}>
              <CardBody>
                <AmountBars label="Expenses over time" bars={byTime(data)} />
              </CardBody>
            </Card>
          )}
        </>
      )}
    </div>
  );
};

const Trend = ({ days, today, report }: Omit<ExpenseSummaryProps, 'words'> & { readonly report: ExpenseReport }) => {
  const compared = comparedWith(days, today);
  const before = useQuery(sumsQuery(compared.days)).data;
  if (!before || (before.count === 0 && report.count === 0)) return null;
  const { words } = compared;
  const delta = trendOf({ now: report.amount, before: before.amount, words, more: 'neutral' });
  return (
    <div className={classes['trend']}>
      <DeltaLine delta={{ ...delta, words: `${delta.words} (${inDollars(before.amount)})` }} />
    </div>
  );
};

const Total = ({ days, today, words, report }: ExpenseSummaryProps & { readonly report: ExpenseReport }) => {
  const { from, to } = days;
  return (
    <section className={classes['total']} aria-label="Total">
      <div>
        <span className={classes['label']}>{words}</span>
        <strong className={classes['sum']}>{inDollars(report.amount)}</strong>
        <span className={classes['label']}>{countInWords(report.count)}</span>
        <Trend days={days} today={today} report={report} />
      </div>
      <DownloadButtons of={REPORT} filename={`expenses-${from}-${to}`} days={days} disabled={report.count === 0} />
    </section>
  );
};
