import { RENTER_STATES } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarPlus, IdCard } from 'lucide-react';
import { useToday } from '#shell/periods/use-today.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { RowAction, TableColumn, TableFilter, TableState } from '#ui/table/table-types.ts';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { RenterBadge, RenterFace } from './renter-parts.tsx';
import { RENTER_STATE_LOOKS, counted, policiesInWords, stretchInWords } from './renter-words.ts';
import { rentersQuery, type ListedRenter, type Stretch } from './renters-query.ts';
import classes from './renters.module.css';

const filtersOf = (counts: Readonly<Record<string, number>> | undefined): readonly TableFilter[] => [
  {
    id: 'show',
    label: 'State',
    options: RENTER_STATES.map((value) => ({
      value,
      label: RENTER_STATE_LOOKS[value].word,
      count: counts?.[value],
    })),
  },
];

const Opener = ({ of: { id, name } }: { of: ListedRenter }) => (
  <RowOpener to="/fleet-owner/customers/$renterId" params={{ renterId: id }}>
    {name}
  </RowOpener>
);

const Days = ({ of, today }: { of: Stretch | null; today: string }) =>
  of === null ? (
    '–'
  ) : (
    <span className={classes['named']}>
      <strong>{of.van.name}</strong>
      <span className={classes['quiet']}>{stretchInWords(of, today)}</span>
    </span>
  );

const columnsOn = (today: string): readonly TableColumn<ListedRenter>[] => [
  {
    id: 'name',
    label: 'Renter',
    sorts: true,
    fixed: true,
    cell: (renter) => (
      <span className={classes['person']}>
        <RenterFace of={renter} size={32} />
        <span className={classes['named']}>
          <Opener of={renter} />
          {renter.businessName !== '' && <span className={classes['quiet']}>{renter.businessName}</span>}
        </span>
      </span>
    ),
  },
  { id: 'state', label: 'State', cell: (renter) => <RenterBadge of={renter} /> },
  { id: 'now', label: 'Van now', cell: ({ vanNow }) => <Days of={vanNow} today={today} /> },
  { id: 'next', label: 'Next days', sorts: true, cell: ({ next }) => <Days of={next} today={today} /> },
  { id: 'days', label: 'Days this month', align: 'end', cell: ({ daysThisMonth }) => daysThisMonth },
  { id: 'policies', label: 'Policies accepted', minor: true, cell: policiesInWords },
  {
    id: 'contact',
    label: 'Phone',
    minor: true,
    cell: ({ phone }) => (phone === null ? '–' : <Anchor href={`tel:${phone}`}>{phoneInWords(phone)}</Anchor>),
  },
];

const useRowActions = () => {
  const navigate = useNavigate();
  return ({ id, status }: ListedRenter): readonly RowAction[] => [
    {
      label: 'Open record',
      icon: IdCard,
      onPress: () => void navigate({ to: '/fleet-owner/customers/$renterId', params: { renterId: id } }),
    },
    ...(status === 'attached'
      ? [
          {
            label: 'Book a van',
            icon: CalendarPlus,
            onPress: () => void navigate({ to: '/fleet-owner/add-customer/select-services', search: { renter: id } }),
          },
        ]
      : []),
  ];
};

/** The one thing that a phone says of their vans. */
const vanLine = ({ vanNow, next, since }: ListedRenter, today: string): string => {
  if (vanNow) return `${vanNow.van.name}, ${stretchInWords(vanNow, today)}`;
  if (next) return `${next.van.name}, ${stretchInWords(next, today)}`;
  return `Since ${deviceDay(since)}`;
};

interface RentersTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** Who rents vans of the fleet, was asked to, or did. */
export const RentersTable = ({ state, onState }: RentersTableProps) => {
  const renters = useQuery(rentersQuery(state));
  const { today = '' } = useToday();
  return (
    <DataTable
      what="renters"
      columns={columnsOn(today)}
      page={renters.data}
      query={renters}
      state={state}
      onState={onState}
      searchLabel="Name or phone"
      filters={filtersOf(renters.data?.counts)}
      nameOf={({ name }) => name}
      line={(renter) => ({
        lead: <RenterFace of={renter} />,
        title: <Opener of={renter} />,
        meta: (
          <span className={classes['named']}>
            <span>{[vanLine(renter, today), counted(renter.daysThisMonth, 'day')].join(' · ')}</span>
            <RenterBadge of={renter} />
          </span>
        ),
      })}
      rowActions={useRowActions()}
      empty={
        <EmptyState
          level={2}
          title="No renters yet"
          action={
            <ButtonLink look="tint" to="/fleet-owner/customers/new">
              Invite your first renter
            </ButtonLink>
          }
        >
          Invite a groomer by their referral code. Once they accept, you can book them a van.
        </EmptyState>
      }
    />
  );
};
