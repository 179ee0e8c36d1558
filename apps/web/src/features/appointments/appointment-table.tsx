import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Badge } from '#ui/badges/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { TableColumn, TableFilter, TableState } from '#ui/table/table-types.ts';
import { dayOf, lookOf, petNames, priceRange, serviceNames, spanOf, STATUS_WORDS } from './appointment-words.ts';
import { listQuery, type Appointment } from './appointments-query.ts';
import { VipMark, type Clock } from './calendar/appointment-event.tsx';
import { firstOfMonth, monthName, shortDate } from './calendar/calendar-days.ts';
import classes from './calendar/calendar.module.css';

interface AppointmentTableProps {
  readonly date: LocalDate;
  readonly shown: Clock;
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** What is looked for most. Requests of customers have queues of their own. */
const OFFERED = ['pending', 'accepted', 'complete', 'cancelled', 'rejected'] as const;

const FILTERS: readonly TableFilter[] = [
  {
    id: 'status',
    label: 'Status',
    options: OFFERED.map((status) => ({ value: status, label: STATUS_WORDS[status] })),
  },
];

const Unbroken = ({ children }: { children: string }) => <span className={classes['unbroken']}>{children}</span>;

const Opener = ({ appointment: { id, customer } }: { appointment: Appointment }) => (
  <>
    <RowOpener to="/groomer/appointments/$orderId" params={{ orderId: id }}>
      {customer.displayName}
    </RowOpener>
    {customer.vip && <VipMark />}
  </>
);

const columnsFor = ({ timeZone, clock, now }: Clock): readonly TableColumn<Appointment>[] => [
  {
    id: 'start',
    label: 'Time',
    sorts: true,
    fixed: true,
    cell: (one) => (
      <Unbroken>{`${shortDate(dayOf(one.appointmentStart, timeZone))} · ${spanOf(one, timeZone, clock)}`}</Unbroken>
    ),
  },
  { id: 'customer', label: 'Customer', fixed: true, cell: (one) => <Opener appointment={one} /> },
  { id: 'pets', label: 'Pets', cell: petNames },
  { id: 'services', label: 'Services', minor: true, cell: serviceNames },
  { id: 'city', label: 'City', minor: true, cell: ({ city }) => city },
  {
    id: 'price',
    label: 'Estimate',
    minor: true,
    align: 'end',
    cell: (one) => <Unbroken>{priceRange(one.minPrice, one.maxPrice)}</Unbroken>,
  },
  {
    id: 'status',
    label: 'Status',
    cell: (one) => {
      const { tone, word } = lookOf(one, now, timeZone);
      return <Badge tone={tone}>{word}</Badge>;
    },
  },
];

/** Appointments from a day to the end of its month as a table; words are searched on all days. */
export const AppointmentTable = ({ date, shown, state, onState }: AppointmentTableProps) => {
  const appointments = useQuery(listQuery(state, date));
  const { timeZone, clock, now } = shown;
  const columns = useMemo(() => columnsFor({ timeZone, clock, now }), [timeZone, clock, now]);
  const first = firstOfMonth(date);
  const page = appointments.data && { items: appointments.data.items, total: appointments.data.meta.total };
  return (
    <>
      {date !== first && state.search === '' && (
        <p className={classes['earlier']}>
          <TextLink to="/groomer/appointments" search={{ view: 'list', date: first }}>
            {`Earlier in ${monthName(date)}`}
          </TextLink>
        </p>
      )}
      <DataTable
        what="appointments"
        columns={columns}
        page={page}
        query={appointments}
        state={state}
        onState={onState}
        searchLabel="Customer name or phone"
        filters={FILTERS}
        nameOf={({ customer }) => customer.displayName}
        line={(one) => ({
          title: <Opener appointment={one} />,
          meta: `${shortDate(dayOf(one.appointmentStart, timeZone))} · ${spanOf(one, timeZone, clock)} · ${lookOf(one, now, timeZone).word}`,
        })}
        empty={
          <EmptyState level={2} title="No appointments">
            {date === first ? 'Nothing is booked in this month.' : `Nothing else is booked in ${monthName(date)}.`}
          </EmptyState>
        }
      />
    </>
  );
};
