import { MAX_SCHEDULED_DAYS } from '@tailgate/contract/facts';
import type { LocalDate } from '@tailgate/values';
import { addDays } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { showRows, type RowsInBrowser } from '#ui/table/rows-in-browser.ts';
import type { TableColumn, TableState } from '#ui/table/table-types.ts';
import { scheduleQuery, type Scheduled } from '../board/board-query.ts';
import { spanInWords } from '../board/board-words.ts';

interface Lent {
  readonly id: string;
  readonly van: string;
  readonly driver: string;
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

const lentIn = (items: readonly Scheduled[]): Lent[] =>
  items.flatMap(({ vehicle, held }) =>
    held.flatMap(({ reason, driver, from, to }) =>
      reason === 'temporary'
        ? [
            {
              id: `${vehicle.id}${from}`,
              van: vehicle.name,
              driver: driver.name,
              from: from as LocalDate,
              to: to as LocalDate | null,
            },
          ]
        : [],
    ),
  );

const daysInWords = ({ from, to }: Lent) => spanInWords(from, to);
const HOW: RowsInBrowser<Lent> = {
  sorts: { days: ({ from }) => from, driver: ({ driver }) => driver, van: ({ van }) => van },
  words: ({ van, driver }) => `${van} ${driver}`,
};

const Change = ({ of }: { of: Lent }) => (
  <ButtonLink compact to="/fleet-owner/account/driver-assignment" search={{ from: of.from }}>
    Change
  </ButtonLink>
);

const COLUMNS: readonly TableColumn<Lent>[] = [
  { id: 'van', label: 'Van', sorts: true, fixed: true, cell: ({ van }) => <strong>{van}</strong> },
  { id: 'driver', label: 'Driver', sorts: true, cell: ({ driver }) => driver },
  { id: 'days', label: 'Days', sorts: true, cell: daysInWords },
  { id: 'change', label: 'Plan', fixed: true, cell: (lent) => <Change of={lent} /> },
];

interface TemporaryTableProps {
  readonly today: LocalDate;
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** Single days of other drivers in the coming six weeks. */
export const TemporaryTable = ({ today, state, onState }: TemporaryTableProps) => {
  const list = useQuery(scheduleQuery({ from: today, to: addDays(today, MAX_SCHEDULED_DAYS - 1) }, ''));
  const shown = showRows(lentIn(list.data?.items ?? []), state, HOW);
  return (
    <DataTable
      what="temporary assignments"
      plain
      columns={COLUMNS}
      page={list.data && shown.page}
      query={list}
      state={shown.state}
      onState={onState}
      searchLabel="Van or driver"
      nameOf={({ van, driver }) => `${van}, ${driver}`}
      line={(lent) => ({
        lead: <RowIcon icon={CalendarClock} />,
        title: lent.van,
        meta: (
          <>
            {`${lent.driver} · ${daysInWords(lent)} `}
            <Change of={lent} />
          </>
        ),
      })}
      empty={
        <EmptyState
          level={2}
          title="No temporary assignments"
          action={
            <ButtonLink look="tint" to="/fleet-owner/account/driver-assignment">
              Plan your vans
            </ButtonLink>
          }
        >
          When another groomer has a van for single days, it shows here. After them it goes back to its driver.
        </EmptyState>
      }
    />
  );
};
