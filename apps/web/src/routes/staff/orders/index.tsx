import { createFileRoute } from '@tanstack/react-router';
import { ORDERS_TABLE } from '#features/refunds/order-money-query.ts';
import { OrdersTable } from '#features/refunds/orders-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

const StaffOrders = () => {
  const table = useTableState(ORDERS_TABLE, Route.useSearch(), Route.useNavigate());
  return (
    <TablePage header={<PageHeader title="Orders" />}>
      <OrdersTable area="/staff/orders" {...table} />
    </TablePage>
  );
};

export const Route = createFileRoute('/staff/orders/')({ validateSearch: textSearch, component: StaffOrders });
