import { cents } from '@tailgate/values/money';

export const EXPENSE_PAYMENT_TYPES = ['cash', 'card', 'bank', 'other'] as const;
export type ExpensePaymentType = (typeof EXPENSE_PAYMENT_TYPES)[number];
/** As screens and downloaded files say it. */
export const EXPENSE_PAYMENT_WORDS: Readonly<Record<ExpensePaymentType, string>> = {
  cash: 'Cash',
  card: 'Card',
  bank: 'Bank',
  other: 'Other',
};

/** What accountants sort by. The specification has no categories. */
export const EXPENSE_CATEGORIES = [
  'fuel',
  'supplies',
  'equipment',
  'vehicle',
  'insurance',
  'phoneAndSoftware',
  'education',
  'other',
] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];
export const EXPENSE_CATEGORY_WORDS: Readonly<Record<ExpenseCategory, string>> = {
  fuel: 'Fuel',
  supplies: 'Supplies',
  equipment: 'Equipment',
  vehicle: 'Vehicle',
  insurance: 'Insurance',
  phoneAndSoftware: 'Phone and software',
  education: 'Education',
  other: 'Other',
};

/** Which expenses of the period are listed. */
export const EXPENSE_FILTERS = ['all', ...EXPENSE_CATEGORIES] as const;
export type ExpenseFilter = (typeof EXPENSE_FILTERS)[number];

/** Orders of the list of expenses; with a minus from last to first. */
export const EXPENSE_SORTS = ['date', '-date', 'name', '-name', 'amount', '-amount'] as const;
export type ExpenseSort = (typeof EXPENSE_SORTS)[number];

export const MIN_EXPENSE_CENTS = cents(1);
export const MAX_EXPENSE_CENTS = cents(10_000_000);
export const MAX_EXPENSE_NAME_LENGTH = 120;
export const MAX_EXPENSE_NOTES_LENGTH = 1_000;
export const FIRST_EXPENSE_DATE = '2000-01-01';
/** Ten years: tax authorities ask for no more. */
export const MAX_EXPENSE_PERIOD_DAYS = 3_653;
