import { createFileRoute } from '@tanstack/react-router';
import { OwnDetail, OwnHeader } from '#features/appointments/own/own-detail.tsx';
import { OwnConfirmationCard } from '#features/orders/confirmation/own-confirmation-card.tsx';
import { TipCard } from '#features/orders/own/tip-card.tsx';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const Appointment = () => {
  const { orderId } = Route.useParams();
  return (
    <DashboardPage header={<OwnHeader id={orderId} />}>
      <OwnDetail
        key={orderId}
        id={orderId}
        toConfirm={(appointment) => <OwnConfirmationCard appointment={appointment} />}
        tip={(appointment) => <TipCard appointment={appointment} />}
      />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/customer/_main/appointments/$orderId')({
  staticData: { tabs: false },
  component: Appointment,
});
