import { createFileRoute } from '@tanstack/react-router';
import { AppointmentSubPage } from '#features/appointments/appointment/appointment-sub-page.tsx';
import { MoneyCard } from '#features/appointments/appointment/prices-card.tsx';
import { SummaryCards } from '#features/appointments/appointment/summary-cards.tsx';
import { ReportCardsCard } from '#features/appointments/report-card/report-cards-card.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { useNow } from '#ui/dates/use-now.ts';

const Summary = () => {
  const { orderId } = Route.useParams();
  const { clock } = useCalendarHabits();
  const now = useNow();
  return (
    <AppointmentSubPage id={orderId} title="Summary">
      {(appointment) => (
        <>
          <DashboardColumn span={8}>
            <ReportCardsCard appointment={appointment} />
            <SummaryCards appointment={appointment} clock={clock} />
          </DashboardColumn>
          <DashboardColumn span={4}>
            <MoneyCard appointment={appointment} now={now} readOnly />
          </DashboardColumn>
        </>
      )}
    </AppointmentSubPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/$orderId/summary')({
  staticData: { tabs: false },
  component: Summary,
});
