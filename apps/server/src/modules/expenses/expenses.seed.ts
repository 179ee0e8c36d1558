import type { ExpenseCategory, ExpensePaymentType } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';

export interface SeedExpense {
  readonly id: string;
  readonly providerId: string;
  readonly name: string;
  readonly amountCents: Cents;
  readonly paymentType: ExpensePaymentType;
  readonly category: ExpenseCategory;
  readonly dateOfExpense: LocalDate;
  readonly notes: string;
  readonly createdAt: Date;
}

/** Resets the expenses of these providers to the demo data. */
export const seedExpenses = async (
  tx: Tx,
  providers: readonly string[],
  all: readonly SeedExpense[],
): Promise<void> => {
  if (providers.length === 0) return;
  await tx.deleteFrom('expenses').where('provider_id', 'in', providers).execute();
  await insertRows(
    tx,
    'expenses',
    all.map((expense) => ({
      id: expense.id,
      provider_id: expense.providerId,
      name: expense.name,
      amount_cents: expense.amountCents,
      currency: 'USD',
      payment_type: expense.paymentType,
      category: expense.category,
      spent_on: expense.dateOfExpense,
      notes: expense.notes,
      created_at: expense.createdAt,
      updated_at: expense.createdAt,
    })),
  );
};
