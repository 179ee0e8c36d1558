import { describe, expect, it } from 'vitest';
import { readExpensesSearch } from './expenses-spec.ts';

describe('the address of expenses', () => {
  it('keeps a period, its days and the state of the table', () => {
    const search = { period: 'custom', from: '2026-02-03', to: '2026-03-01', category: 'fuel', sort: '-amount' };
    expect(readExpensesSearch(search)).toEqual(search);
  });

  it('leaves out what it does not understand', () => {
    expect(readExpensesSearch({ period: 'decade', category: 'snacks', sort: 'price' })).toEqual({});
  });
});
