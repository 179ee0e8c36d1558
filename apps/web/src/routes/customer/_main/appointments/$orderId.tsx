import { createFileRoute } from '@tanstack/react-router';
import { OwnDetail, OwnHeader } from '#features/booking/own/own-detail.tsx';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const Appointment = () => {
  const { orderId } = Route.useParams();
  return (
    <DashboardPage header={<OwnHeader id={orderId} />}>
      <OwnDetail key={orderId} id={orderId} />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/customer/_main/appointments/$orderId')({
  staticData: { tabs: false },
  component: Appointment,
});
