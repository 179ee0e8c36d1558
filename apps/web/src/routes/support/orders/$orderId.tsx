import { createFileRoute } from '@tanstack/react-router';
import { OrderMoney } from '#features/booking/money/order-money.tsx';
import { textSearch } from '#shell/tables/text-search.ts';

const SupportOrder = () => {
  const { orderId } = Route.useParams();
  return <OrderMoney id={orderId} area="/support/orders" search={Route.useSearch()} />;
};

export const Route = createFileRoute('/support/orders/$orderId')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: SupportOrder,
});
