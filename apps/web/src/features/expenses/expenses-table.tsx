import { EXPENSE_CATEGORY_WORDS, EXPENSE_PAYMENT_WORDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { showDate } from '@tailgate/values/date-text';
import type { LocalDate } from '@tailgate/values/local-time';
import { Pencil, Receipt, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Days } from '#shell/periods/period.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowPress } from '#ui/table/row-opener.tsx';
import type { RowAction, TableColumn, TableFilter, TableState } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import { CATEGORY_CHOICES, countInWords } from './expense-words.ts';
import { expensesQuery, useDeleteExpense, type Expense } from './expenses-query.ts';
import classes from './expenses.module.css';

const dayOf = ({ dateOfExpense }: Expense) => showDate(dateOfExpense as LocalDate);

const columnsFor = (onEdit: (expense: Expense) => void): readonly TableColumn<Expense>[] => [
  {
    id: 'date',
    label: 'Date',
    sorts: true,
    fixed: true,
    cell: (expense) => <span className={classes['unbroken']}>{dayOf(expense)}</span>,
  },
  {
    id: 'name',
    label: 'Expense',
    sorts: true,
    fixed: true,
    cell: (expense) => <RowPress onPress={() => onEdit(expense)}>{expense.name}</RowPress>,
  },
  { id: 'category', label: 'Category', cell: ({ category }) => EXPENSE_CATEGORY_WORDS[category] },
  { id: 'payment', label: 'Paid by', cell: ({ paymentType }) => EXPENSE_PAYMENT_WORDS[paymentType] },
  {
    id: 'notes',
    label: 'Notes',
    minor: true,
    cell: ({ notes }) => (notes ? <span className={classes['notes']}>{notes}</span> : '–'),
  },
  { id: 'receipt', label: 'Receipt', minor: true, cell: ({ receipt }) => (receipt ? 'Yes' : '–') },
  {
    id: 'amount',
    label: 'Amount',
    sorts: true,
    fixed: true,
    align: 'end',
    cell: ({ amount }) => <span className={classes['amount']}>{inDollars(amount)}</span>,
  },
];

const filtersOf = (counts: Readonly<Record<string, number>> | undefined): readonly TableFilter[] => [
  {
    id: 'category',
    label: 'Category',
    options: CATEGORY_CHOICES.map(({ value, label }) => ({ value, label, count: counts?.[value] })),
  },
];

interface ExpensesTableProps {
  readonly days: Days;
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
  readonly onEdit: (expense: Expense) => void;
  /** Adds the first one. */
  readonly add: ReactNode;
}

/** The expenses of the days, to be found, filtered, changed and deleted. */
export const ExpensesTable = ({ days, state, onState, onEdit, add }: ExpensesTableProps) => {
  const expenses = useQuery(expensesQuery(days, state));
  const remove = useDeleteExpense();
  const { data } = expenses;
  const isNarrowed = state.search !== '' || state.filters['category'] !== undefined;
  const rowActions = (expense: Expense): readonly RowAction[] => [
    { label: 'Edit expense', icon: Pencil, onPress: () => onEdit(expense) },
    ...(expense.receipt ? [{ label: 'Open receipt', icon: Receipt, href: expense.receipt.url }] : []),
    { label: 'Delete expense', icon: Trash2, danger: true, onPress: () => remove(expense) },
  ];
  return (
    <>
      {isNarrowed && data && (
        <p className={classes['found']}>
          {countInWords(data.total)} found · <strong>{inDollars(data.amount)}</strong>
        </p>
      )}
      <DataTable
        what="expenses"
        columns={columnsFor(onEdit)}
        page={data}
        query={expenses}
        state={state}
        onState={onState}
        searchLabel="Name or notes"
        filters={filtersOf(data?.counts)}
        nameOf={({ name }) => name}
        line={(expense) => ({
          lead: <RowIcon icon={Receipt} />,
          title: (
            <span className={classes['line']}>
              <RowPress onPress={() => onEdit(expense)}>{expense.name}</RowPress>
              <span className={classes['amount']}>{inDollars(expense.amount)}</span>
            </span>
          ),
          meta: [dayOf(expense), EXPENSE_CATEGORY_WORDS[expense.category], expense.receipt ? 'Receipt' : null]
            .filter(Boolean)
            .join(' · '),
        })}
        rowActions={rowActions}
        empty={
          <EmptyState level={2} title="No expenses in this period" action={add}>
            Add what you spend on the business, with a photo of the receipt. It’s all here when taxes are due.
          </EmptyState>
        }
      />
    </>
  );
};
