import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AppointmentSummary } from '#features/appointments/reschedule/appointment-summary.tsx';
import { appointmentQuery } from '#features/appointments/appointments-query.ts';
import { RescheduleForm } from '#features/appointments/reschedule/reschedule-form.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormAndAside, FormPage } from '#ui/pages/form-page.tsx';

const Reschedule = () => {
  const { orderId } = Route.useParams();
  const navigate = Route.useNavigate();
  const habits = useCalendarHabits();
  const appointment = useQuery(appointmentQuery(orderId));
  const { data } = appointment;
  const leave = () => void navigate({ to: '/groomer/appointments/$orderId', params: { orderId } });
  return (
    <FormPage
      header={
        <PageHeader
          title="Reschedule"
          back={{ to: '/groomer/appointments/$orderId', params: { orderId }, label: 'Appointment' }}
        />
      }
    >
      {!data && <LoadingState what="this appointment" of={[appointment]} rows={6} />}
      {data && (
        <FormAndAside aside={<AppointmentSummary appointment={data} clock={habits.clock} />}>
          {data.can.reschedule ? (
            <RescheduleForm key={data.id} appointment={data} habits={habits} onMoved={leave} />
          ) : (
            <Notice tone="info">This appointment can’t be moved any more.</Notice>
          )}
        </FormAndAside>
      )}
    </FormPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/$orderId/reschedule')({
  staticData: { tabs: false },
  component: Reschedule,
});
