import { useCallback, useMemo } from 'react';
import type { TableState } from '#ui/table/table-types.ts';
import { tableSearchOf, tableStateOf, type TableSpec } from './table-search.ts';
import type { TableSearch } from './text-search.ts';

type Navigate = (to: { search: TableSearch; replace: boolean; resetScroll: boolean }) => unknown;

/** The state of a table, kept in the address: reload, back and links keep it. */
export const useTableState = (spec: TableSpec, search: TableSearch, navigate: Navigate) => {
  const state = useMemo(() => tableStateOf(spec, search), [spec, search]);
  const onState = useCallback(
    (change: Partial<TableState>, { replace } = { replace: false }) =>
      void navigate({ search: tableSearchOf(spec, { ...state, ...change }), replace, resetScroll: false }),
    [spec, state, navigate],
  );
  return { state, onState };
};
