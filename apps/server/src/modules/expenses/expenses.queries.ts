import {
  EXPENSE_CATEGORIES,
  EXPENSE_FILTERS,
  type ExpenseCategory,
  type ExpenseFilter,
  type ExpensePaymentType,
  type ExpenseSort,
} from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import { containing } from '../../platform/db/containing.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

export interface ExpenseDetails {
  readonly name: string;
  readonly amountCents: Cents;
  readonly paymentType: ExpensePaymentType;
  readonly category: ExpenseCategory;
  readonly dateOfExpense: LocalDate;
  readonly notes: string;
  /** Undefined: stays as it is. */
  readonly receiptFileId: string | null | undefined;
}

/** The first and the last day, both included. */
export interface Period {
  readonly providerId: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

// Dates are read as text: the driver's Date would shift them across midnight in some time zones.
const COLUMNS = [
  'id',
  'name',
  sql<Cents>`amount_cents`.as('amountCents'),
  'payment_type as paymentType',
  'category',
  sql<LocalDate>`spent_on::text`.as('dateOfExpense'),
  'notes',
  'receipt_file_id as receiptFileId',
] as const;

const columnsOf = (expense: ExpenseDetails, now: Date) => ({
  name: expense.name,
  amount_cents: expense.amountCents,
  payment_type: expense.paymentType,
  category: expense.category,
  spent_on: sql<Date>`${expense.dateOfExpense}::date`,
  notes: expense.notes,
  ...(expense.receiptFileId !== undefined && { receipt_file_id: expense.receiptFileId }),
  updated_at: now,
});

export const insertExpense = (tx: Tx, of: { id: string; providerId: string }, expense: ExpenseDetails, now: Date) =>
  tx
    .insertInto('expenses')
    .values({
      id: of.id,
      provider_id: of.providerId,
      ...columnsOf(expense, now),
      created_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
export type ExpenseRow = Awaited<ReturnType<typeof insertExpense>>;

export const updateExpenseRow = async (tx: Tx, rows: Rows<'expenses'>, expense: ExpenseDetails, now: Date) =>
  found(
    await tx.updateTable('expenses').set(columnsOf(expense, now)).where(rows).returning(COLUMNS).executeTakeFirst(),
  );

export const deleteExpenseRow = async (tx: Tx, rows: Rows<'expenses'>) =>
  found(await tx.deleteFrom('expenses').where(rows).returning('id').executeTakeFirst());

const inPeriod = (tx: Tx, { providerId, from, to }: Period) =>
  tx
    .selectFrom('expenses')
    .where('provider_id', '=', providerId)
    .where('spent_on', '>=', sql<Date>`${from}::date`)
    .where('spent_on', '<=', sql<Date>`${to}::date`);

const ORDER = {
  date: sql`spent_on, id`,
  '-date': sql`spent_on desc, id desc`,
  name: sql`lower(name), id`,
  '-name': sql`lower(name) desc, id desc`,
  amount: sql`amount_cents, id`,
  '-amount': sql`amount_cents desc, id desc`,
} as const satisfies Record<ExpenseSort, unknown>;

const isListed = (filter: ExpenseFilter) =>
  filter === 'all' ? sql<boolean>`true` : sql<boolean>`category = ${filter}`;

/**
 * One page of a period, with how many each filter would show and what all of the found ones cost. Sums of cents do not
 * fit an integer; as a float they are exact up to 2^53.
 */
export const findExpenses = async (
  tx: Tx,
  { search, filter, ...period }: Period & { search: string; filter: ExpenseFilter },
  sort: ExpenseSort,
  page: Page,
) => {
  const all = inPeriod(tx, period);
  const pattern = containing(search);
  const matching = search
    ? all.where((expense) => expense.or([expense('name', 'ilike', pattern), expense('notes', 'ilike', pattern)]))
    : all;
  const rows = await matching
    .where(isListed(filter))
    .select(COLUMNS)
    .orderBy(ORDER[sort])
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { amountCents, ...counts } = await matching
    .select([
      sql<Cents>`coalesce(sum(amount_cents) filter (where ${isListed(filter)}), 0)::float8`.as('amountCents'),
      ...EXPENSE_FILTERS.map((each) => sql<number>`count(*) filter (where ${isListed(each)})::int`.as(each)),
    ])
    .executeTakeFirstOrThrow();
  return { rows, amountCents, counts: counts as Record<ExpenseFilter, number> };
};

/** Everything of a period, the oldest first. The cap on expenses bounds it. */
export const expensesIn = (tx: Tx, period: Period, limit: number) =>
  inPeriod(tx, period).select(COLUMNS).orderBy(ORDER.date).limit(limit).execute();

/** What a period cost, in the smallest groups that a report adds up. */
export const sumsIn = (tx: Tx, period: Period) =>
  inPeriod(tx, period)
    .select([
      'category',
      'payment_type as paymentType',
      sql<string>`to_char(spent_on, 'YYYY-MM')`.as('month'),
      sql<Cents>`sum(amount_cents)::float8`.as('amountCents'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(['category', 'payment_type', sql`to_char(spent_on, 'YYYY-MM')`])
    .orderBy(sql`array_position(${sql.val([...EXPENSE_CATEGORIES])}::text[], category)`)
    .execute();
export type ExpenseSum = Awaited<ReturnType<typeof sumsIn>>[number];

export const deleteExpensesOf = async (tx: Tx, providerId: string): Promise<void> => {
  await tx.deleteFrom('expenses').where('provider_id', '=', providerId).execute();
};
