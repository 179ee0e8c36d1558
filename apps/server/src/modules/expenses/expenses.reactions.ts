import { reactTo } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { deleteExpensesOf } from './expenses.queries.ts';

/** Their receipts are deleted with the other files of the account. */
const forgetDeletedAccount = reactTo(
  accountDeleted,
  'expenses.forget-deleted',
  async ({ siteId, accountId }, { db }) => {
    await db.inSite(siteId, (tx) => deleteExpensesOf(tx, accountId));
  },
);

export const expensesReactions = [forgetDeletedAccount];
