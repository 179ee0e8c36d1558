import { expensesContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import { bindModule } from '../../platform/http/call.ts';
import { MAX_FILE_ROWS, reportFile } from '../../platform/http/files/report-file.ts';
import { reportHeading } from '../../views/report-heading.ts';
import { addExpense } from './add-expense.ts';
import { expenseAnswer, expensesAnswer, reportAnswer } from './expense-answers.ts';
import { expensesFile } from './expenses-file.ts';
import { expensesPolicy } from './expenses.policy.ts';
import { deleteExpenseRow, expensesIn, findExpenses, sumsIn } from './expenses.queries.ts';
import { updateExpense } from './update-expense.ts';

export const expensesRoutes = bindModule('expenses', expensesContract, expensesPolicy, {
  addExpense: async ({ tx, platform, viewer, body: { receipt, ...details }, allowedIds }) => {
    const [receiptFileId] = await allowedIds(tx, [receipt]);
    const row = await addExpense(tx, viewer, { ...details, receiptFileId }, platform);
    return await expenseAnswer(tx, row, platform);
  },
  listExpenses: async ({ tx, platform, viewer, query }) => {
    const { start_date: from, end_date: to, search, filter, sort, ...page } = query;
    const wanted = { providerId: viewer.accountId, from, to, search, filter };
    const { rows, counts, amountCents } = await findExpenses(tx, wanted, sort, page);
    return {
      items: await expensesAnswer(tx, rows, platform),
      total: counts[filter],
      ...page,
      amount: dollarsOf(amountCents),
      counts,
    };
  },
  updateExpense: async ({ tx, platform, viewer, params, body: { receipt, ...details }, allowed, allowedIds }) => {
    const rows = allowed(params.id);
    const [receiptFileId] = await allowedIds(tx, [receipt]);
    const row = await updateExpense(tx, viewer, { rows, expense: { ...details, receiptFileId } }, platform);
    return await expenseAnswer(tx, row, platform);
  },
  deleteExpense: async ({ tx, params, allowed }) => {
    await deleteExpenseRow(tx, allowed(params.id));
  },
  reportExpenses: async ({ tx, viewer, platform, query: { start_date: from, end_date: to, download, format } }) => {
    const period = { providerId: viewer.accountId, from, to };
    if (download === '1') {
      const report = expensesFile(await expensesIn(tx, period, MAX_FILE_ROWS[format] + 1), period);
      const heading = await reportHeading(tx, viewer.accountId);
      return reportFile(format, report, { heading, now: platform.clock.now() });
    }
    return reportAnswer(await sumsIn(tx, period));
  },
});
