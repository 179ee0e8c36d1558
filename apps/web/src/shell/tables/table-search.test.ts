import { describe, expect, it } from 'vitest';
import { tableSearchOf, tableSearchReader, tableStateOf, type TableSpec } from './table-search.ts';
import { textSearch } from './text-search.ts';

const SPEC: TableSpec = {
  sorts: ['name', '-name'],
  filters: { role: ['groomer', 'customer'] },
  columns: ['email', 'phone'],
};

describe('the address of a table', () => {
  it('is empty for the table as one first sees it', () => {
    expect(tableSearchOf(SPEC, tableStateOf(SPEC, {}))).toEqual({});
  });

  it('keeps everything that was chosen', () => {
    const search = {
      search: 'maya',
      role: 'groomer',
      sort: '-name',
      page: '3',
      size: '50',
      hide: 'phone',
      rows: 'roomy',
    };
    expect(tableSearchReader(SPEC)(search)).toEqual(search);
    expect(tableStateOf(SPEC, search)).toEqual({
      search: 'maya',
      sort: '-name',
      page: 3,
      size: 50,
      hidden: ['phone'],
      roomy: true,
      filters: { role: 'groomer' },
    });
  });

  it('leaves out what it does not understand', () => {
    expect(
      tableSearchReader(SPEC)({ role: 'admin', sort: 'password', page: '-1', size: '7', hide: 'name', other: 'x' }),
    ).toEqual({});
    expect(tableSearchReader(SPEC)({ page: '1e9', search: 'a'.repeat(200) })).toEqual({ search: 'a'.repeat(100) });
  });

  it('of a screen that reads it itself keeps every text and nothing else', () => {
    expect(textSearch({ period: 'this-year', page: 2, open: true, list: ['a'] })).toEqual({ period: 'this-year' });
  });
});
