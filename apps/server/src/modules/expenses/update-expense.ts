import { localDateAt } from '@tailgate/values';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { timeZoneOf } from '../providers/index.ts';
import { updateExpenseRow, type ExpenseDetails } from './expenses.queries.ts';
import { dateProblems } from './expenses.rules.ts';

export const updateExpense = async (
  tx: Tx,
  viewer: Viewer,
  { rows, expense }: { rows: Rows<'expenses'>; expense: ExpenseDetails },
  { clock }: Pick<Platform, 'clock'>,
) => {
  const today = localDateAt(clock.now(), await timeZoneOf(tx, viewer.accountId));
  refuseProblems(dateProblems(expense.dateOfExpense, today));
  return await updateExpenseRow(tx, rows, expense, clock.now());
};
