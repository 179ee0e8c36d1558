import type { ExpenseCategory, ExpensePaymentType } from '@tailgate/contract';
import { FIRST_EXPENSE_DATE, MAX_EXPENSE_CENTS, MIN_EXPENSE_CENTS } from '@tailgate/contract/facts';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { centsOf, dollarsOf, showEstimate, type Cents } from '@tailgate/values/money';
import type { Expense } from './expenses-query.ts';

export interface ExpenseValues {
  name: string;
  amount: Cents | null;
  date: string | null;
  category: ExpenseCategory | null;
  paymentType: ExpensePaymentType | null;
  notes: string;
  receipt: Expense['receipt'];
}

export const newExpense = (today: LocalDate): ExpenseValues => ({
  name: '',
  amount: null,
  date: today,
  category: null,
  paymentType: 'card',
  notes: '',
  receipt: null,
});

export const valuesOf = ({ amount, dateOfExpense, ...expense }: Expense): ExpenseValues => ({
  name: expense.name,
  amount: centsOf(amount),
  date: dateOfExpense,
  category: expense.category,
  paymentType: expense.paymentType,
  notes: expense.notes,
  receipt: expense.receipt,
});

const amountProblem = (amount: Cents | null): string | null => {
  if (amount === null || amount < MIN_EXPENSE_CENTS) return 'Enter the amount';
  return amount > MAX_EXPENSE_CENTS ? `Enter ${showEstimate(MAX_EXPENSE_CENTS)} at most` : null;
};

export const lastDateOn = (today: LocalDate): LocalDate => addDays(today, 1);

export const rulesOn = (today: LocalDate) => ({
  name: (name: string) => (name.trim() === '' ? 'Enter what you paid for' : null),
  amount: amountProblem,
  date: (date: string | null) => {
    if (date === null) return 'Choose the date';
    return date < FIRST_EXPENSE_DATE || date > lastDateOn(today) ? 'Choose a date up to tomorrow' : null;
  },
  category: (category: ExpenseCategory | null) => (category === null ? 'Choose a category' : null),
  paymentType: (paymentType: ExpensePaymentType | null) => (paymentType === null ? 'Choose how you paid' : null),
});

/** As it is sent; the rules have refused what is missing. */
export const bodyOf = ({ amount, date, category, paymentType, receipt, ...rest }: ExpenseValues) => ({
  name: rest.name,
  amount: amount === null ? 0 : dollarsOf(amount),
  dateOfExpense: date ?? '',
  category: category ?? ('other' as const),
  paymentType: paymentType ?? ('other' as const),
  notes: rest.notes,
  receipt: receipt?.id ?? null,
});

/** Fields of the API by the names of the form. */
export const FIELDS = { dateOfExpense: 'date' } as const;
