import { createFileRoute } from '@tanstack/react-router';
import { OrderMoney } from '#features/booking/money/order-money.tsx';
import { textSearch } from '#shell/tables/text-search.ts';

const StaffOrder = () => {
  const { orderId } = Route.useParams();
  return <OrderMoney id={orderId} area="/staff/orders" search={Route.useSearch()} />;
};

export const Route = createFileRoute('/staff/orders/$orderId')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: StaffOrder,
});
