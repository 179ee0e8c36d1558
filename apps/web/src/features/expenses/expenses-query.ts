import type { CallAnswer, CallInput } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { Days } from '#shell/periods/period.ts';
import type { TableState } from '#ui/table/table-types.ts';

const LIST = 'GET /v2/service-provider/account/expenses';
export const REPORT = 'GET /v2/service-report/service-provider/expense-details';

export type Expense = CallAnswer<typeof LIST>['items'][number];
export type ExpenseReport = CallAnswer<typeof REPORT>;
type Query = CallInput<typeof LIST>['query'];

const daysQuery = ({ from, to }: Days) => ({ start_date: from, end_date: to });

// The address was checked against the same lists as the contract's.
const filterOf = ({ search, sort, filters: { category } }: TableState) =>
  ({ search, sort, ...(category && { filter: category }) }) as Omit<Query, 'start_date' | 'end_date'>;

export const expensesQuery = (days: Days, state: TableState) => ({
  ...read(LIST, {
    query: { ...daysQuery(days), ...filterOf(state), limit: state.size, offset: (state.page - 1) * state.size },
  }),
  placeholderData: keepPreviousData,
});

/** For comparisons: another period's sums must not stand in for it. */
export const sumsQuery = (days: Days) => read(REPORT, { query: daysQuery(days) });
export const reportQuery = (days: Days) => ({ ...sumsQuery(days), placeholderData: keepPreviousData });

const bodyOf = ({ id: _id, receipt, ...expense }: Expense) => ({ ...expense, receipt: receipt?.id ?? null });

/** Deletes at once, with a way back. */
export const useDeleteExpense = () => {
  const add = useWrite('POST /v2/service-provider/account/expenses');
  const remove = useWrite('DELETE /v2/service-provider/account/expenses/delete/:id');
  return (expense: Expense) =>
    remove.mutate(
      { params: { id: expense.id } },
      {
        onSuccess: () =>
          toastSuccess(`${expense.name} deleted`, {
            label: 'Undo',
            onPress: () =>
              add.mutate({ body: bodyOf(expense) }, { onSuccess: () => toastSuccess(`${expense.name} restored`) }),
          }),
      },
    );
};
