import { appointmentMachine } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '#ui/badges/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { TableColumn, TableFilter, TableState } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import { STATUS_WORDS, statusLook } from '#features/appointments/index.ts';
import { momentOf } from './money-words.ts';
import { siteOrdersQuery, type SiteOrder } from './order-money-query.ts';
import classes from './order-money.module.css';

export type OrdersArea = '/staff/orders' | '/support/orders';

interface OrdersTableProps {
  readonly area: OrdersArea;
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

const Status = ({ of }: { of: SiteOrder }) => {
  const { tone, word } = statusLook(of.status);
  return <Badge tone={tone}>{word}</Badge>;
};

const OrderLink = ({ of, area }: { of: SiteOrder; area: OrdersArea }) => (
  <RowOpener to={`${area}/$orderId`} params={{ orderId: of.id }} search={(kept) => kept}>
    {of.customer.displayName}
  </RowOpener>
);

const startOf = ({ appointmentStart, timeZone }: SiteOrder) => momentOf(appointmentStart, timeZone);
const totalOf = ({ total }: SiteOrder) => (total === null ? '–' : inDollars(total));

const columnsIn = (area: OrdersArea): readonly TableColumn<SiteOrder>[] => [
  {
    id: 'customer',
    label: 'Customer',
    fixed: true,
    cell: (order) => (
      <span className={classes['person']}>
        <PersonAvatar id={order.customer.id} name={order.customer.displayName} size={28} />
        <OrderLink of={order} area={area} />
      </span>
    ),
  },
  { id: 'groomer', label: 'Groomer', cell: ({ serviceProvider }) => serviceProvider.displayName },
  {
    id: 'appointment',
    label: 'Appointment',
    fixed: true,
    cell: (order) => <span className={classes['unbroken']}>{startOf(order)}</span>,
  },
  { id: 'status', label: 'Status', cell: (order) => <Status of={order} /> },
  {
    id: 'refunded',
    label: 'Refunded',
    align: 'end',
    cell: ({ refunded }) => (refunded === 0 ? '–' : inDollars(refunded)),
  },
  { id: 'total', label: 'Total', align: 'end', fixed: true, cell: (order) => <strong>{totalOf(order)}</strong> },
];

const FILTERS: readonly TableFilter[] = [
  {
    id: 'status',
    label: 'Status',
    options: appointmentMachine.states.map((status) => ({ value: status, label: STATUS_WORDS[status] })),
  },
];

/** Every order of the site, to be found by its people or its number. */
export const OrdersTable = ({ area, state, onState }: OrdersTableProps) => {
  const orders = useQuery(siteOrdersQuery(state));
  return (
    <DataTable
      what="orders"
      columns={columnsIn(area)}
      page={orders.data}
      query={orders}
      state={state}
      onState={onState}
      searchLabel="Customer, groomer or order number"
      filters={FILTERS}
      nameOf={({ customer }) => customer.displayName}
      line={(order) => ({
        lead: <PersonAvatar id={order.customer.id} name={order.customer.displayName} />,
        title: (
          <span className={classes['line']}>
            <OrderLink of={order} area={area} />
            <span>{totalOf(order)}</span>
          </span>
        ),
        meta: `${startOf(order)} · ${order.serviceProvider.displayName} · ${statusLook(order.status).word}`,
      })}
      empty={
        <EmptyState level={2} title="No orders yet">
          Orders show here as soon as somebody books.
        </EmptyState>
      }
    />
  );
};
