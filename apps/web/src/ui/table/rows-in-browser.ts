import type { TableFilter, TablePage, TableState } from './table-types.ts';

type SortValue = string | number;

/** How the rows of a short list are sorted, filtered and searched. */
export interface RowsInBrowser<Row> {
  /** By id of the column. */
  readonly sorts: Readonly<Record<string, (row: Row) => SortValue>>;
  /** By id of the filter: the value that a row has. */
  readonly filters?: Readonly<Record<string, (row: Row) => string>>;
  /** The words that the search looks at. */
  readonly words?: (row: Row) => string;
}

interface ShownRows<Row> {
  readonly page: TablePage<Row>;
  /** On the last page when the one of the address is no longer there. */
  readonly state: TableState;
  /** How many rows each value of a filter would leave, with the search and the other filters applied. */
  readonly countOf: (filter: string, value: string) => number;
}

const compared = (one: SortValue, other: SortValue) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en-US', { numeric: true });

const inOrder = <Row>(rows: readonly Row[], sort: string, { sorts }: RowsInBrowser<Row>): readonly Row[] => {
  const valueOf = sorts[sort.replace(/^-/, '')];
  if (!valueOf) return rows;
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => direction * compared(valueOf(one), valueOf(other)));
};

/**
 * The page of a table whose rows are all in the browser. For lists that people keep short; what can grow is sorted,
 * filtered and paged by the API.
 */
export const showRows = <Row>(rows: readonly Row[], state: TableState, how: RowsInBrowser<Row>): ShownRows<Row> => {
  const wanted = state.search.toLowerCase();
  const found = rows.filter((row) => !how.words || how.words(row).toLowerCase().includes(wanted));
  const filters = Object.entries(how.filters ?? {});
  const matches = (row: Row, except?: string) =>
    filters.every(([id, valueOf]) => {
      const chosen = state.filters[id];
      return id === except || chosen === undefined || valueOf(row) === chosen;
    });
  const all = inOrder(
    found.filter((row) => matches(row)),
    state.sort,
    how,
  );
  const last = Math.max(1, Math.ceil(all.length / state.size));
  const page = Math.min(state.page, last);
  return {
    page: { items: all.slice((page - 1) * state.size, page * state.size), total: all.length },
    state: { ...state, page },
    countOf: (id, value) => found.filter((row) => matches(row, id) && how.filters?.[id]?.(row) === value).length,
  };
};

/** Filters that divide the list; one whose rows all have the same value would change nothing. */
export const dividing = (filters: readonly TableFilter[], { filters: chosen }: TableState): readonly TableFilter[] =>
  filters.filter(
    ({ id, options }) => chosen[id] !== undefined || options.filter(({ count = 0 }) => count > 0).length > 1,
  );
