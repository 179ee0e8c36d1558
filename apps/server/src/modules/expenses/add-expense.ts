import { localDateAt } from '@tailgate/values';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { timeZoneOf } from '../providers/index.ts';
import { insertExpense, type ExpenseDetails } from './expenses.queries.ts';
import { dateProblems } from './expenses.rules.ts';

export const addExpense = async (
  tx: Tx,
  viewer: Viewer,
  expense: ExpenseDetails,
  { clock }: Pick<Platform, 'clock'>,
) => {
  const { accountId: providerId } = viewer;
  const today = localDateAt(clock.now(), await timeZoneOf(tx, providerId));
  refuseProblems(dateProblems(expense.dateOfExpense, today));
  return await insertExpense(tx, { id: newId(), providerId }, expense, clock.now());
};
