import { PAGE_SIZES, type TableState } from '#ui/table/table-types.ts';
import type { TableSearch } from './text-search.ts';

/** What the address may say about a table. */
export interface TableSpec {
  /** The first is the order without a word about it. */
  readonly sorts: readonly [string, ...string[]];
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  /** Ids of columns that can be hidden. */
  readonly columns?: readonly string[];
}

const MAX_SEARCH = 100;
const MAX_PAGE = 10_000;

const pageOf = (given: unknown): number => {
  const page = Number(given);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
};
const oneOf = (given: unknown, values: readonly string[] = []): string | undefined =>
  typeof given === 'string' && values.includes(given) ? given : undefined;

export const tableStateOf = (spec: TableSpec, given: Readonly<Record<string, unknown>>): TableState => {
  const { search, sort, page, size, hide, rows } = given;
  const hidden = typeof hide === 'string' ? hide.split('.') : [];
  return {
    search: typeof search === 'string' ? search.slice(0, MAX_SEARCH) : '',
    sort: oneOf(sort, spec.sorts) ?? spec.sorts[0],
    page: pageOf(page),
    size: PAGE_SIZES.find((known) => String(known) === String(size)) ?? PAGE_SIZES[0],
    hidden: (spec.columns ?? []).filter((id) => hidden.includes(id)),
    roomy: rows === 'roomy',
    filters: Object.fromEntries(
      Object.entries(spec.filters ?? {}).map(([id, values]) => [id, oneOf(given[id], values)]),
    ),
  };
};

/** Only what differs from the table as one first sees it. */
export const tableSearchOf = (spec: TableSpec, state: TableState): TableSearch => ({
  ...(state.search !== '' && { search: state.search }),
  ...Object.fromEntries(Object.entries(state.filters).filter(([, value]) => value !== undefined)),
  ...(state.sort !== spec.sorts[0] && { sort: state.sort }),
  ...(state.page > 1 && { page: String(state.page) }),
  ...(state.size !== PAGE_SIZES[0] && { size: String(state.size) }),
  ...(state.hidden.length > 0 && { hide: state.hidden.join('.') }),
  ...(state.roomy && { rows: 'roomy' }),
});

/** What is not understood is left out. */
export const tableSearchReader =
  (spec: TableSpec) =>
  (given: Record<string, unknown>): TableSearch =>
    tableSearchOf(spec, tableStateOf(spec, given));
