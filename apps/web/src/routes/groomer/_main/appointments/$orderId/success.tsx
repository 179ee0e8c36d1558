import { createFileRoute } from '@tanstack/react-router';
import { AppointmentSubPage } from '#features/appointments/appointment/appointment-sub-page.tsx';
import { ItemsCard } from '#features/orders/checkout/items-card.tsx';
import { Settled } from '#features/orders/checkout/settled.tsx';
import { TotalsCard } from '#features/orders/checkout/totals-card.tsx';
import { ReportCardsCard } from '#features/appointments/report-card/report-cards-card.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';

/** The visit is settled: what was paid, and what comes next. */
const Success = () => {
  const { orderId } = Route.useParams();
  return (
    <AppointmentSubPage id={orderId} title="Visit complete">
      {(appointment) => (
        <>
          <DashboardColumn span={12}>
            <Settled appointment={appointment} />
          </DashboardColumn>
          <DashboardColumn span={8}>
            <ReportCardsCard appointment={appointment} />
            <ItemsCard appointment={appointment} readOnly />
          </DashboardColumn>
          <DashboardColumn span={4}>
            <TotalsCard appointment={appointment} />
          </DashboardColumn>
        </>
      )}
    </AppointmentSubPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/$orderId/success')({
  staticData: { tabs: false },
  component: Success,
});
