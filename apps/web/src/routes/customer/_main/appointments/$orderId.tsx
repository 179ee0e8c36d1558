import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { OwnHeader, OwnLoading, ownNext, ownPartsOf } from '#features/appointments/own/own-detail.tsx';
import { ownAppointmentQuery, ownReceiptQuery, type OwnAppointment } from '#features/appointments/own/own-query.ts';
import { OwnRequests } from '#features/appointments/own/own-requests.tsx';
import { ownStateOf } from '#features/appointments/own/own-state.ts';
import { OwnConfirmationCard } from '#features/orders/confirmation/own-confirmation-card.tsx';
import { TipCard } from '#features/orders/own/tip-card.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { StateBand } from '#ui/feedback/state-band.tsx';
import { RecordPage } from '#ui/pages/record-page.tsx';

const Appointment = () => {
  const { orderId } = Route.useParams();
  const { data } = useQuery(ownAppointmentQuery(orderId));
  if (data) return <Found key={orderId} appointment={data} />;
  return (
    <RecordPage
      header={<OwnHeader id={orderId} />}
      parts={[{ id: 'state', column: 'main', content: <OwnLoading id={orderId} /> }]}
    />
  );
};

const Found = ({ appointment }: { appointment: OwnAppointment }) => {
  const { id, total } = appointment;
  const receipt = useQuery({ ...ownReceiptQuery(id), enabled: total !== null }).data;
  return (
    <RecordPage
      header={<OwnHeader id={id} />}
      state={<StateBand {...ownStateOf(appointment, useNow(), receipt)} />}
      problems={
        <>
          <OwnConfirmationCard appointment={appointment} />
          <OwnRequests appointment={appointment} />
        </>
      }
      parts={ownPartsOf(appointment, <TipCard appointment={appointment} />)}
      next={ownNext(appointment)}
    />
  );
};

export const Route = createFileRoute('/customer/_main/appointments/$orderId')({
  staticData: { tabs: false },
  component: Appointment,
});
