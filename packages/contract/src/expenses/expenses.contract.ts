import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { DOWNLOAD_QUERY, PERIOD, ofPeriod } from '../period.ts';
import { ref } from '../reference.ts';
import { PROVIDER_ROLES } from '../roles.ts';
import { dollars, id, image, inCents, localDate, pageOf, pageQuery, requiredText, text } from '../schemas.ts';
import * as facts from './expenses.facts.ts';

/** Who keeps expenses. Everybody with a business can read the report. */
const WITH_EXPENSES = ['groomer', 'fleet_owner'] as const;
const writes = signedInAs(WITH_EXPENSES, { whileImpersonating: 'allowed' });

const paymentType = z.enum(facts.EXPENSE_PAYMENT_TYPES);
const category = z.enum(facts.EXPENSE_CATEGORIES);

const givenExpense = inCents(
  z.object({
    name: requiredText(facts.MAX_EXPENSE_NAME_LENGTH),
    amount: dollars(facts.MAX_EXPENSE_CENTS, facts.MIN_EXPENSE_CENTS),
    paymentType,
    category: category.default('other'),
    dateOfExpense: localDate.refine((date) => date >= facts.FIRST_EXPENSE_DATE, {
      error: `must not be before ${facts.FIRST_EXPENSE_DATE}`,
    }),
    notes: text(facts.MAX_EXPENSE_NOTES_LENGTH).trim().default(''),
    /** The photo of the receipt by its id. Omitted: it stays as it is. */
    receipt: ref('image.use').nullable().optional(),
  }),
  'amount',
);

const expense = z.object({
  id,
  name: z.string(),
  amount: z.number(),
  paymentType,
  category,
  dateOfExpense: z.iso.date(),
  notes: z.string(),
  receipt: image.nullable(),
});

const sumOf = { amount: z.number(), count: z.number().int() };

export const expensesContract = {
  addExpense: endpoint({
    method: 'POST',
    path: '/v2/service-provider/account/expenses',
    summary: 'Adds an expense, at most one day ahead. `category` is an addition: an accountant sorts by it.',
    access: writes,
    activity: 'Added an expense',
    changes: ['expenses'],
    body: givenExpense,
    answer: expense,
    errors: ['not_found'],
    grows: 'expenses',
  }),
  listExpenses: endpoint({
    method: 'GET',
    path: '/v2/service-provider/account/expenses',
    summary: 'The expenses from the first to the last day, found by name or notes, filtered and in order.',
    access: signedInAs(WITH_EXPENSES),
    shows: ['expenses'],
    query: ofPeriod(
      z.object({
        ...pageQuery,
        search: text(100).trim().default(''),
        filter: z.enum(facts.EXPENSE_FILTERS).default('all'),
        sort: z.enum(facts.EXPENSE_SORTS).default('-date'),
        ...PERIOD,
      }),
      facts.MAX_EXPENSE_PERIOD_DAYS,
    ),
    answer: pageOf(expense).extend({
      /** Of everything that is found, on all pages. */
      amount: z.number(),
      /** For each filter, with the search applied. */
      counts: z.record(z.enum(facts.EXPENSE_FILTERS), z.number().int()),
    }),
  }),
  updateExpense: endpoint({
    method: 'PUT',
    path: '/v2/service-provider/account/expenses/update/:id',
    summary: 'Replaces an expense; an omitted receipt stays.',
    access: writes,
    activity: 'Changed an expense',
    changes: ['expenses'],
    params: z.object({ id: ref('expense.update') }),
    body: givenExpense,
    answer: expense,
    errors: ['not_found'],
  }),
  deleteExpense: endpoint({
    method: 'DELETE',
    path: '/v2/service-provider/account/expenses/delete/:id',
    summary: 'Deletes an expense.',
    access: writes,
    activity: 'Deleted an expense',
    changes: ['expenses'],
    params: z.object({ id: ref('expense.delete') }),
    errors: ['not_found'],
  }),
  reportExpenses: endpoint({
    method: 'GET',
    path: '/v2/service-report/service-provider/expense-details',
    summary:
      'What was spent from the first to the last day, by category, month and payment type; with download=1 every expense as CSV, or as PDF with format=pdf.',
    access: signedInAs(PROVIDER_ROLES),
    shows: ['expenses'],
    query: ofPeriod(z.object({ ...DOWNLOAD_QUERY, ...PERIOD }), facts.MAX_EXPENSE_PERIOD_DAYS),
    answer: z.object({
      ...sumOf,
      byCategory: z.array(z.object({ category, ...sumOf })),
      byMonth: z.array(z.object({ month: z.string(), ...sumOf })),
      byPaymentType: z.array(z.object({ paymentType, ...sumOf })),
    }),
    download: ['csv', 'pdf'],
    limit: ['reportsPerAccount'],
  }),
};
