import { createFileRoute } from '@tanstack/react-router';
import { OrderHeader, OrderMoney } from '#features/refunds/order-money.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const StaffOrder = () => {
  const { orderId } = Route.useParams();
  return (
    <DashboardPage header={<OrderHeader id={orderId} area="/staff/orders" search={Route.useSearch()} />}>
      <OrderMoney id={orderId} area="/staff/orders" />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/staff/orders/$orderId')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: StaffOrder,
});
