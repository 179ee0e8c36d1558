import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AppointmentSubPage } from '#features/appointments/appointment/appointment-sub-page.tsx';
import { TipPicker } from '#features/orders/checkout/tip-picker.tsx';
import { TotalsCard } from '#features/orders/checkout/totals-card.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';

/** For the customer, who holds the phone: nothing but the tip and what it makes. */
const Tip = () => {
  const { orderId } = Route.useParams();
  const navigate = useNavigate();
  return (
    <AppointmentSubPage id={orderId} title="Add a tip?">
      {(appointment) => (
        <>
          <DashboardColumn span={8}>
            <TipPicker
              appointment={appointment}
              large
              onSet={() => void navigate({ to: '/groomer/appointments/$orderId/payment', params: { orderId } })}
            />
          </DashboardColumn>
          <DashboardColumn span={4}>
            <TotalsCard appointment={appointment} />
          </DashboardColumn>
        </>
      )}
    </AppointmentSubPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/$orderId/tip')({
  staticData: { tabs: false },
  component: Tip,
});
