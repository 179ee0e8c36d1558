import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AlertList } from '#features/appointments/alerts/alert-list.tsx';
import { AppointmentHeader } from '#features/appointments/appointment/appointment-page.tsx';
import { AppointmentState } from '#features/appointments/appointment/appointment-state.tsx';
import { useDrive } from '#features/appointments/appointment/drive-line.tsx';
import {
  appointmentQuery,
  isGone,
  receiptQuery,
  type AppointmentDetail,
} from '#features/appointments/appointments-query.ts';
import { askRecord } from '#features/appointments/record/ask-record.tsx';
import { useFollowing } from '#features/appointments/record/following-stop.tsx';
import { nextStep } from '#features/appointments/record/next-step.tsx';
import { partsOf } from '#features/appointments/record/record-parts.tsx';
import { RecordRequests } from '#features/appointments/record/record-requests.tsx';
import { stateOf } from '#features/appointments/record/record-state.ts';
import { DriverPapers } from '#features/compliance/index.ts';
import { OutcomeCard } from '#features/orders/outcome/outcome-card.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { uploadImage } from '#shell/files/upload-file.ts';
import { useNow } from '#ui/dates/use-now.ts';
import { StateBand } from '#ui/feedback/state-band.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RecordPage } from '#ui/pages/record-page.tsx';

const uploadPhoto = uploadImage();

const Appointment = () => {
  const { orderId } = Route.useParams();
  const { clock } = useCalendarHabits();
  const appointment = useQuery(appointmentQuery(orderId));
  const header = <AppointmentHeader id={orderId} clock={clock} />;
  // Taken over by another groomer while it was open, it is still in the cache.
  if (appointment.data && !isGone(appointment.error))
    return <Found key={orderId} appointment={appointment.data} header={header} />;
  const state = (
    <Card>
      <AppointmentState of={appointment} />
    </Card>
  );
  return <RecordPage header={header} parts={[{ id: 'state', column: 'main', content: state }]} />;
};

const Found = ({ appointment, header }: { appointment: AppointmentDetail; header: ReactNode }) => {
  const { clock } = useCalendarHabits();
  const now = useNow();
  const { id, timeZone, settlement } = appointment;
  const drive = useDrive({ stop: appointment, timeZone, now });
  const following = useFollowing(appointment, now);
  const receipt = useQuery({ ...receiptQuery(id), enabled: settlement !== null }).data;
  return (
    <RecordPage
      header={header}
      state={<StateBand {...stateOf(appointment, { now, clock, drive, receipt })} />}
      problems={
        <>
          <DriverPapers appointmentId={id} />
          <AlertList of={appointment} timeZone={timeZone} actionOf={askRecord(appointment)} />
          <RecordRequests appointment={appointment} clock={clock} />
        </>
      }
      parts={partsOf({
        appointment,
        now,
        clock,
        drive,
        upload: uploadPhoto,
        outcome: <OutcomeCard appointment={appointment} />,
      })}
      next={nextStep(appointment, { now, clock, drive, following })}
    />
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/$orderId/')({
  staticData: { tabs: false },
  component: Appointment,
});
