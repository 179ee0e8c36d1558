import { firstDayOfWeekIn, MAX_AUDIT_PERIOD_DAYS } from '@tailgate/contract/facts';
import { localDateAt } from '@tailgate/values/local-time';
import { useCallback, useMemo } from 'react';
import { PeriodPicker } from '#shell/periods/period-picker.tsx';
import { daysIn } from '#shell/periods/period.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { useNow } from '#ui/dates/use-now.ts';
import { AUDIT_TABLE, auditPeriod, readAuditSearch } from './audit-spec.ts';
import { AuditTable } from './audit-table.tsx';
import classes from './audit.module.css';

interface Place {
  readonly search: TableSearch;
  readonly replace: boolean;
  readonly resetScroll: boolean;
}

interface AuditLogProps {
  readonly search: TableSearch;
  readonly onSearch: (place: Place) => unknown;
}

const readersZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everything that was done on the site. Days are those of the reader: staff have no zone of their own. */
export const AuditLog = ({ search: given, onSearch }: AuditLogProps) => {
  const search = useMemo(() => readAuditSearch(given), [given]);
  const now = { today: localDateAt(useNow(), readersZone()), firstDay: firstDayOfWeekIn({}) };
  // The period stays in the address while the list is searched, filtered and paged.
  const keepPeriod = useCallback(
    ({ search: list, ...how }: Place) => void onSearch({ search: { ...auditPeriod(search), ...list }, ...how }),
    [onSearch, search],
  );
  const table = useTableState(AUDIT_TABLE, search, keepPeriod);
  const days = daysIn(search, now);
  return (
    <div className={classes['page']}>
      <PeriodPicker
        period={search['period']}
        days={days}
        now={now}
        maxDays={MAX_AUDIT_PERIOD_DAYS}
        onChange={(next, { replace } = { replace: false }) => {
          const { page: _first, period: _period, from: _from, to: _to, ...kept } = search;
          onSearch({ search: { ...kept, ...next }, replace, resetScroll: false });
        }}
      />
      <AuditTable {...table} days={days} />
    </div>
  );
};
