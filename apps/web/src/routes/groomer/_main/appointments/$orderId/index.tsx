import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AppointmentActions } from '#features/booking/appointment/appointment-actions.tsx';
import { AppointmentHeader } from '#features/booking/appointment/appointment-page.tsx';
import { CustomerCard } from '#features/booking/appointment/customer-card.tsx';
import { HistoryCard } from '#features/booking/appointment/history-card.tsx';
import { PlaceCard } from '#features/booking/appointment/place-card.tsx';
import { ServicesCard } from '#features/booking/appointment/services-card.tsx';
import { appointmentQuery, isGone } from '#features/booking/booking-query.ts';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';
import { useNow } from '#ui/use-now.ts';

const Appointment = () => {
  const { orderId } = Route.useParams();
  const { clock } = useCalendarHabits();
  const appointment = useQuery(appointmentQuery(orderId));
  // Taken over by another groomer while it was open, it is still in the cache.
  const gone = isGone(appointment.error);
  const data = gone ? undefined : appointment.data;
  return (
    <DashboardPage header={<AppointmentHeader id={orderId} clock={clock} now={useNow()} />}>
      {data ? (
        <>
          <DashboardColumn span={12} next>
            <AppointmentActions appointment={data} />
          </DashboardColumn>
          <DashboardColumn span={8}>
            <ServicesCard appointment={data} />
            <HistoryCard appointment={data} clock={clock} />
          </DashboardColumn>
          <DashboardColumn span={4} next>
            <CustomerCard appointment={data} />
            <PlaceCard appointment={data} />
          </DashboardColumn>
        </>
      ) : (
        <DashboardColumn span={12}>
          <Card>
            {gone ? (
              <EmptyState level={2} title="Appointment not found">
                It was taken over by another groomer, or the link is wrong.
              </EmptyState>
            ) : (
              <LoadingState what="this appointment" of={[appointment]} rows={6} />
            )}
          </Card>
        </DashboardColumn>
      )}
    </DashboardPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/$orderId/')({
  staticData: { tabs: false },
  component: Appointment,
});
