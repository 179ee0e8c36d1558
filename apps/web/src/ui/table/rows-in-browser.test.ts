import { describe, expect, it } from 'vitest';
import { dividing, showRows, type RowsInBrowser } from './rows-in-browser.ts';
import type { TableState } from './table-types.ts';

interface Paper {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly pages: number;
}
const paper = (title: string, kind: string, pages: number): Paper => ({ id: title, title, kind, pages });
const PAPERS = [
  paper('Receipt 10', 'pdf', 1),
  paper('license', 'photo', 2),
  paper('Receipt 2', 'pdf', 12),
  paper('Insurance', 'pdf', 3),
];
const HOW: RowsInBrowser<Paper> = {
  sorts: { title: ({ title }) => title, pages: ({ pages }) => pages },
  filters: { kind: ({ kind }) => kind },
  words: ({ title }) => title,
};
const STATE: TableState = { search: '', sort: 'title', page: 1, size: 25, hidden: [], roomy: false, filters: {} };
const shown = (change: Partial<TableState>) => showRows(PAPERS, { ...STATE, ...change }, HOW);
const titles = (change: Partial<TableState>) => shown(change).page.items.map(({ title }) => title);

describe('rows in the browser', () => {
  it('are sorted as people read them, numbers as numbers, both ways', () => {
    expect(titles({})).toEqual(['Insurance', 'license', 'Receipt 2', 'Receipt 10']);
    expect(titles({ sort: '-title' })).toEqual(['Receipt 10', 'Receipt 2', 'license', 'Insurance']);
    expect(titles({ sort: '-pages' })).toEqual(['Receipt 2', 'Insurance', 'license', 'Receipt 10']);
  });

  it('are searched and filtered together', () => {
    expect(titles({ search: 'RECEIPT' })).toEqual(['Receipt 2', 'Receipt 10']);
    expect(titles({ filters: { kind: 'photo' } })).toEqual(['license']);
    expect(shown({ search: 'receipt', filters: { kind: 'photo' } }).page).toEqual({ items: [], total: 0 });
  });

  it('are counted for a filter with the search applied, but not the filter itself', () => {
    const { countOf } = shown({ search: 'e', filters: { kind: 'photo' } });
    expect([countOf('kind', 'pdf'), countOf('kind', 'photo'), countOf('kind', 'video')]).toEqual([3, 1, 0]);
  });

  it('come in pages, and a page that emptied gives way to the last one', () => {
    expect(titles({ size: 3, page: 2 })).toEqual(['Receipt 10']);
    const { page, state } = shown({ size: 3, page: 7 });
    expect([page.items.length, page.total, state.page]).toEqual([1, 4, 2]);
  });

  it('offer only filters that divide them, and the one that is chosen', () => {
    const filter = (id: string, ...counts: number[]) => ({
      id,
      label: id,
      options: counts.map((count, index) => ({ value: String(index), label: '', count })),
    });
    const filters = [filter('kind', 3, 1), filter('year', 4, 0), filter('author', 4, 0)];
    expect(dividing(filters, { ...STATE, filters: { author: '0' } }).map(({ id }) => id)).toEqual(['kind', 'author']);
  });
});
