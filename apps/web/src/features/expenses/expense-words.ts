import {
  EXPENSE_CATEGORIES,
  EXPENSE_CATEGORY_WORDS,
  EXPENSE_PAYMENT_TYPES,
  EXPENSE_PAYMENT_WORDS,
} from '@tailgate/contract/facts';

export const CATEGORY_CHOICES = EXPENSE_CATEGORIES.map((value) => ({ value, label: EXPENSE_CATEGORY_WORDS[value] }));
export const PAYMENT_CHOICES = EXPENSE_PAYMENT_TYPES.map((value) => ({ value, label: EXPENSE_PAYMENT_WORDS[value] }));

export const countInWords = (count: number): string => (count === 1 ? '1 expense' : `${count} expenses`);
