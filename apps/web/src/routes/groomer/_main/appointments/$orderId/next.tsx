import { createFileRoute } from '@tanstack/react-router';
import { AppointmentSubPage } from '#features/appointments/appointment/appointment-sub-page.tsx';
import { NextStopCard } from '#features/appointments/appointment/next-stop-card.tsx';
import { BookNextCard } from '#features/appointments/record/book-next-card.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { ButtonLink } from '#ui/actions/button.tsx';

const Next = () => {
  const { orderId } = Route.useParams();
  const { clock } = useCalendarHabits();
  const now = useNow();
  return (
    <AppointmentSubPage
      id={orderId}
      title="What’s next"
      actions={
        <ButtonLink to="/groomer/appointments/$orderId/summary" params={{ orderId }} compact>
          Summary
        </ButtonLink>
      }
    >
      {(appointment) => (
        <>
          <DashboardColumn span={6}>
            <BookNextCard appointment={appointment} clock={clock} />
          </DashboardColumn>
          <DashboardColumn span={6}>
            <NextStopCard appointment={appointment} clock={clock} now={now} />
          </DashboardColumn>
        </>
      )}
    </AppointmentSubPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/$orderId/next')({
  staticData: { tabs: false },
  component: Next,
});
