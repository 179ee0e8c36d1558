import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AppointmentState } from '#features/appointments/appointment/appointment-state.tsx';
import { appointmentQuery, isGone } from '#features/appointments/appointments-query.ts';
import { AppointmentSummary } from '#features/appointments/reschedule/appointment-summary.tsx';
import { OfferTradeForm } from '#features/appointments/trading/offer-trade-form.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormAndAside, FormPage } from '#ui/pages/form-page.tsx';

const SendAppointment = () => {
  const { orderId } = Route.useParams();
  const navigate = Route.useNavigate();
  const { clock } = useCalendarHabits();
  const appointment = useQuery(appointmentQuery(orderId));
  const data = isGone(appointment.error) ? undefined : appointment.data;
  const leave = () => void navigate({ to: '/groomer/appointments/$orderId', params: { orderId } });
  return (
    <FormPage
      header={
        <PageHeader
          title="Offer trade"
          back={{ to: '/groomer/appointments/$orderId', params: { orderId }, label: 'Appointment' }}
        />
      }
    >
      {data ? (
        <FormAndAside aside={<AppointmentSummary appointment={data} clock={clock} />}>
          {data.can.offerTrade ? (
            <OfferTradeForm key={data.id} appointment={data} onClose={leave} />
          ) : (
            <Notice tone="info">This appointment can’t be offered to a partner now.</Notice>
          )}
        </FormAndAside>
      ) : (
        <AppointmentState of={appointment} />
      )}
    </FormPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/$orderId/send-appointment')({
  staticData: { tabs: false },
  component: SendAppointment,
});
