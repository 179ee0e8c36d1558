import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AppointmentState } from '#features/appointments/appointment/appointment-state.tsx';
import { appointmentQuery } from '#features/appointments/appointments-query.ts';
import { NoShowPage } from '#features/orders/checkout/no-show-page.tsx';
import { AppointmentSummary } from '#features/appointments/reschedule/appointment-summary.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { uploadImage } from '#shell/files/upload-file.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormAndAside, FormPage } from '#ui/pages/form-page.tsx';

const uploadPhoto = uploadImage();

/** Nobody was there: a fee, and what shows that the groomer was. */
const ChargeFee = () => {
  const { orderId } = Route.useParams();
  const { clock } = useCalendarHabits();
  const appointment = useQuery(appointmentQuery(orderId));
  const { data } = appointment;
  return (
    <FormPage
      header={
        <PageHeader
          title="No-show"
          {...(data && { lead: data.customer.displayName })}
          back={{ to: '/groomer/appointments/$orderId', params: { orderId }, label: 'Appointment' }}
        />
      }
    >
      {data ? (
        <FormAndAside aside={<AppointmentSummary appointment={data} clock={clock} />}>
          <NoShowPage appointment={data} upload={uploadPhoto} />
        </FormAndAside>
      ) : (
        <AppointmentState of={appointment} />
      )}
    </FormPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/charge-fee/$orderId')({
  staticData: { tabs: false },
  component: ChargeFee,
});
