import type { ExpenseCategory, ExpensePaymentType } from '@tailgate/contract';
import { EXPENSE_CATEGORIES, EXPENSE_PAYMENT_TYPES } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';

export const CATEGORY_WORDS: Readonly<Record<ExpenseCategory, string>> = {
  fuel: 'Fuel',
  supplies: 'Supplies',
  equipment: 'Equipment',
  vehicle: 'Vehicle',
  insurance: 'Insurance',
  phoneAndSoftware: 'Phone and software',
  education: 'Education',
  other: 'Other',
};
export const PAYMENT_WORDS: Readonly<Record<ExpensePaymentType, string>> = {
  cash: 'Cash',
  card: 'Card',
  bank: 'Bank',
  other: 'Other',
};

export const CATEGORY_CHOICES = EXPENSE_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] }));
export const PAYMENT_CHOICES = EXPENSE_PAYMENT_TYPES.map((value) => ({ value, label: PAYMENT_WORDS[value] }));

/** Dollars of the API, to the cent. */
export const inDollars = (amount: number): string => showMoney(centsOf(amount));
export const countInWords = (count: number): string => (count === 1 ? '1 expense' : `${count} expenses`);
