import { byPolicy } from '../ability.ts';

export const EXPENSES_ABILITIES = {
  'expense.update': byPolicy('expenses'),
  'expense.delete': byPolicy('expenses'),
};
