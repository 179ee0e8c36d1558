import { useQuery } from '@tanstack/react-query';
import { CalendarOff, CalendarX2 } from 'lucide-react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { dividing, showRows, type RowsInBrowser } from '#ui/table/rows-in-browser.ts';
import type { TableColumn, TableFilter, TableState } from '#ui/table/table-types.ts';
import { comesInWords, lengthInWords, lengthOf, rangeInWords, whenInWords } from './time-off.ts';
import { allTimeOffQuery, type TimeOff, type TimeOffChanges } from './time-off-query.ts';
import classes from './time-off.module.css';

const howOn = (today: string): RowsInBrowser<TimeOff> => ({
  sorts: { days: ({ startDate }) => startDate, length: lengthOf },
  filters: { when: ({ startDate }) => (startDate <= today ? 'now' : 'upcoming') },
});

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const columnsOn = (today: string): readonly TableColumn<TimeOff>[] => [
  { id: 'days', label: 'Days', sorts: true, fixed: true, cell: (timeOff) => <strong>{rangeInWords(timeOff)}</strong> },
  { id: 'length', label: 'Length', sorts: true, fixed: true, cell: lengthInWords },
  { id: 'when', label: 'When', fixed: true, cell: (timeOff) => capitalized(comesInWords(timeOff, today) ?? '–') },
];

const filtersOf = (countOf: (filter: string, value: string) => number): readonly TableFilter[] => [
  {
    id: 'when',
    label: 'When',
    options: [
      { value: 'now', label: 'Off now', count: countOf('when', 'now') },
      { value: 'upcoming', label: 'Upcoming', count: countOf('when', 'upcoming') },
    ],
  },
];

interface TimeOffTableProps {
  readonly today: string;
  readonly changes: TimeOffChanges;
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** Everything that is not over yet, the next first. */
export const TimeOffTable = ({ today, changes, state, onState }: TimeOffTableProps) => {
  const list = useQuery(allTimeOffQuery);
  const shown = showRows(list.data ?? [], state, howOn(today));
  return (
    <section aria-labelledby="your-time-off" className={classes['list']}>
      <h2 id="your-time-off">Your time off</h2>
      <DataTable
        what="time off"
        plain
        columns={columnsOn(today)}
        page={list.data && shown.page}
        query={list}
        state={shown.state}
        onState={onState}
        filters={dividing(filtersOf(shown.countOf), state)}
        nameOf={rangeInWords}
        line={(timeOff) => ({
          lead: <RowIcon icon={CalendarOff} />,
          title: rangeInWords(timeOff),
          meta: whenInWords(timeOff, today),
        })}
        rowActions={(timeOff) => [
          { label: 'Cancel time off', icon: CalendarX2, onPress: () => changes.cancel(timeOff) },
        ]}
        empty={
          <EmptyState title="No time off planned">Days off show here. Customers can’t book you on them.</EmptyState>
        }
      />
    </section>
  );
};
