import { MAX_REPORT_PERIOD_DAYS } from '@tailgate/contract/facts';
import { useCallback, useMemo } from 'react';
import { periodSearch } from '#shell/periods/period-search.ts';
import { daysIn, type Days, type Now } from '#shell/periods/period.ts';
import { useToday } from '#shell/periods/use-today.ts';
import { tableSearchReader, type TableSpec } from '#shell/tables/table-search.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';

interface Place {
  readonly search: TableSearch;
  readonly replace: boolean;
  readonly resetScroll: boolean;
}

/** Which days a report shows, in the provider's own zone. */
export interface ReportDays extends Now {
  readonly days: Days;
  readonly timeZone: string;
}

/** Without a table: one that cannot be changed. */
const NO_TABLE: TableSpec = { sorts: ['-date'] };

/** What the address says about a report: its period, and the state of its table. */
export const useReportPlace = (
  given: TableSearch,
  onSearch: (place: Place) => unknown,
  table: TableSpec = NO_TABLE,
) => {
  const period = useMemo(() => periodSearch(given, MAX_REPORT_PERIOD_DAYS), [given]);
  const list = useMemo(() => tableSearchReader(table)(given), [given, table]);
  // The period stays in the address while the list is sorted and paged.
  const keepPeriod = useCallback(
    ({ search, ...how }: Place) => void onSearch({ search: { ...period, ...search }, ...how }),
    [onSearch, period],
  );
  const { zone, now } = useToday();
  const shown: ReportDays | undefined =
    now === undefined || zone.data === undefined
      ? undefined
      : { ...now, days: daysIn(period, now), timeZone: zone.data };
  return {
    zone,
    shown,
    /** For links to another report of the same days. */
    period,
    table: useTableState(table, list, keepPeriod),
    onPeriod: (next: TableSearch, { replace } = { replace: false }) => {
      const { page: _first, ...kept } = list;
      onSearch({ search: { ...kept, ...next }, replace, resetScroll: false });
    },
  };
};
export type ReportPlace = ReturnType<typeof useReportPlace>;
