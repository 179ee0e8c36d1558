import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Alerts } from '#features/appointments/appointment/alerts.tsx';
import { AppointmentActions } from '#features/appointments/appointment/appointment-actions.tsx';
import { AppointmentHeader } from '#features/appointments/appointment/appointment-page.tsx';
import { AppointmentState } from '#features/appointments/appointment/appointment-state.tsx';
import { CustomerCard } from '#features/appointments/appointment/customer-card.tsx';
import { HistoryCard } from '#features/appointments/appointment/history-card.tsx';
import { PetLineCard } from '#features/appointments/appointment/pet-line-card.tsx';
import { PlaceCard } from '#features/appointments/appointment/place-card.tsx';
import { MoneyCard } from '#features/appointments/appointment/prices-card.tsx';
import { ProgressBanner } from '#features/appointments/appointment/progress-banner.tsx';
import { isAtTheVan } from '#features/appointments/appointment/visit-words.ts';
import { appointmentQuery, isGone } from '#features/appointments/appointments-query.ts';
import { CancellationFee } from '#features/orders/checkout/settled.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { uploadImage } from '#shell/files/upload-file.ts';
import { Card } from '#ui/layout/card.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';
import { useNow } from '#ui/dates/use-now.ts';

const uploadPhoto = uploadImage();

const Appointment = () => {
  const { orderId } = Route.useParams();
  const { clock } = useCalendarHabits();
  const appointment = useQuery(appointmentQuery(orderId));
  // Taken over by another groomer while it was open, it is still in the cache.
  const data = isGone(appointment.error) ? undefined : appointment.data;
  const now = useNow();
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  // On a phone at the van the pets come first; before that, whom and where.
  const petsFirst = data !== undefined && !wide && isAtTheVan(data, now);
  return (
    <DashboardPage header={<AppointmentHeader id={orderId} clock={clock} now={now} />}>
      {data ? (
        <>
          <DashboardColumn span={12} next>
            <ProgressBanner appointment={data} now={now} clock={clock} />
            <Alerts appointment={data} />
            <CancellationFee appointment={data} />
            {!petsFirst && <AppointmentActions appointment={data} />}
          </DashboardColumn>
          <DashboardColumn span={8}>
            {data.petServices.map((line) => (
              <PetLineCard key={line.id} appointment={data} line={line} now={now} upload={uploadPhoto} />
            ))}
            <MoneyCard appointment={data} now={now} />
            <HistoryCard appointment={data} clock={clock} />
          </DashboardColumn>
          <DashboardColumn span={4} next={!petsFirst}>
            {petsFirst && <AppointmentActions appointment={data} />}
            <CustomerCard appointment={data} />
            <PlaceCard appointment={data} clock={clock} now={now} />
          </DashboardColumn>
        </>
      ) : (
        <DashboardColumn span={12}>
          <Card>
            <AppointmentState of={appointment} />
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
