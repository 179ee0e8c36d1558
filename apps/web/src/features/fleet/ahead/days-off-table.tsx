import type { LocalDate } from '@tailgate/values';
import { addDays, daysBetween } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { showRows, type RowsInBrowser } from '#ui/table/rows-in-browser.ts';
import type { TableColumn, TableState } from '#ui/table/table-types.ts';
import { daysOffQuery, type DayOff } from '../board/board-query.ts';
import { counted, spanInWords } from '../board/board-words.ts';

type Row = DayOff & { readonly id: string };
const rowsOf = (all: readonly DayOff[]): Row[] =>
  all.map((day) => ({ ...day, id: `${day.driver.id}${day.startDate}${day.endDate}` }));

/** Half a year ahead: nobody plans vans further. */
const AHEAD_DAYS = 182;

const daysInWords = ({ startDate, endDate }: DayOff) => spanInWords(startDate as LocalDate, endDate as LocalDate);
const lengthInWords = ({ startDate, endDate }: DayOff) =>
  counted(daysBetween(startDate as LocalDate, endDate as LocalDate) + 1, 'day');

const HOW: RowsInBrowser<Row> = {
  sorts: { days: ({ startDate }) => startDate, driver: ({ driver }) => driver.name },
  words: ({ driver }) => driver.name,
};

const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'driver', label: 'Driver', sorts: true, fixed: true, cell: ({ driver }) => <strong>{driver.name}</strong> },
  { id: 'days', label: 'Days', sorts: true, cell: daysInWords },
  { id: 'length', label: 'Length', cell: lengthInWords },
];

interface DaysOffTableProps {
  readonly today: LocalDate;
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** When the drivers of the fleet are off. They take their days off themselves. */
export const DaysOffTable = ({ today, state, onState }: DaysOffTableProps) => {
  const list = useQuery(daysOffQuery({ from: today, to: addDays(today, AHEAD_DAYS) }));
  const shown = showRows(rowsOf(list.data?.items ?? []), state, HOW);
  return (
    <DataTable
      what="days off"
      plain
      columns={COLUMNS}
      page={list.data && shown.page}
      query={list}
      state={shown.state}
      onState={onState}
      searchLabel="Driver"
      nameOf={({ driver }) => driver.name}
      line={(day) => ({
        lead: <RowIcon icon={CalendarOff} />,
        title: day.driver.name,
        meta: `${daysInWords(day)} · ${lengthInWords(day)}`,
      })}
      empty={
        <EmptyState
          level={2}
          title="Nobody is off"
          action={
            <ButtonLink look="tint" to="/fleet-owner/account/driver-assignment">
              Plan your vans
            </ButtonLink>
          }
        >
          Days that your drivers take off in the coming half year show here.
        </EmptyState>
      }
    />
  );
};
