import { createFileRoute } from '@tanstack/react-router';
import { OrderHeader } from '#features/reports/order-header.tsx';
import { OrderReport } from '#features/reports/order-report.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const OneOrder = () => {
  const { orderId } = Route.useParams();
  return (
    <DashboardPage header={<OrderHeader id={orderId} search={Route.useSearch()} />}>
      <OrderReport key={orderId} id={orderId} />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/groomer/_main/reports/detail/$orderId')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: OneOrder,
});
