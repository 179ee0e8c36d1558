import type { CallAnswer } from '@tailgate/contract';
import { MAX_EXPENSE_PERIOD_DAYS } from '@tailgate/contract/facts';
import { useCallback, useMemo } from 'react';
import { PeriodPicker } from '#shell/periods/period-picker.tsx';
import { daysIn, daysInWords } from '#shell/periods/period.ts';
import { useToday } from '#shell/periods/use-today.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import { ExpenseDialog } from './expense-dialog.tsx';
import { ExpenseSummary } from './expense-summary.tsx';
import type { Expense } from './expenses-query.ts';
import { EXPENSES_TABLE, expensePeriod, readExpensesSearch } from './expenses-spec.ts';
import { ExpensesTable } from './expenses-table.tsx';
import classes from './expenses.module.css';

interface Place {
  readonly search: TableSearch;
  readonly replace: boolean;
  readonly resetScroll: boolean;
}

interface ExpensesProps {
  readonly search: TableSearch;
  readonly onSearch: (place: Place) => unknown;
  readonly uploadPhoto: Upload<CallAnswer<'POST /v2/attachment/images/:id/complete'>>;
  /** What the dialog shows; null while it is closed. */
  readonly open: Expense | 'new' | null;
  readonly onOpen: (expense: Expense | 'new' | null) => void;
}

/** What a provider spends: the period, its sums and every expense. All days are days of the provider's own zone. */
export const Expenses = ({ search: given, onSearch, uploadPhoto, open, onOpen }: ExpensesProps) => {
  const search = useMemo(() => readExpensesSearch(given), [given]);
  const { zone, now } = useToday();
  // The period stays in the address while the list is searched, filtered and paged.
  const keepPeriod = useCallback(
    ({ search: list, ...how }: Place) => void onSearch({ search: { ...expensePeriod(search), ...list }, ...how }),
    [onSearch, search],
  );
  const table = useTableState(EXPENSES_TABLE, search, keepPeriod);
  if (now === undefined)
    return (
      <Card>
        <LoadingState what="your expenses" of={[zone]} rows={6} />
      </Card>
    );
  const days = daysIn(search, now);
  const { period } = search;
  return (
    <div className={classes['page']}>
      <PeriodPicker
        period={period}
        days={days}
        now={now}
        maxDays={MAX_EXPENSE_PERIOD_DAYS}
        onChange={(next, { replace } = { replace: false }) => {
          const { page: _first, period: _period, from: _from, to: _to, ...kept } = search;
          onSearch({ search: { ...kept, ...next }, replace, resetScroll: false });
        }}
      />
      <ExpenseSummary days={days} today={now.today} words={daysInWords(days)} />
      <ExpensesTable
        {...table}
        days={days}
        onEdit={onOpen}
        add={
          <Button look="tint" onClick={() => onOpen('new')}>
            Add an expense
          </Button>
        }
      />
      <ExpenseDialog of={open} today={now.today} uploadPhoto={uploadPhoto} onClose={() => onOpen(null)} />
    </div>
  );
};
