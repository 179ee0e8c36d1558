import { createFileRoute } from '@tanstack/react-router';
import { OrderHeader, OrderMoney } from '#features/refunds/order-money.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const SupportOrder = () => {
  const { orderId } = Route.useParams();
  return (
    <DashboardPage header={<OrderHeader id={orderId} area="/support/orders" search={Route.useSearch()} />}>
      <OrderMoney id={orderId} area="/support/orders" />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/support/orders/$orderId')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: SupportOrder,
});
