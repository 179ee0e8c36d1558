import { CalendarPlus, CalendarX, Star } from 'lucide-react';
import { useState } from 'react';
import { useDownload } from '#shell/api/use-download.ts';
import { Button } from '#ui/actions/button.tsx';
import { PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { OWN, type OwnAppointment } from './own-query.ts';
import { cancelPolicyWords, petsOf } from './own-words.ts';
import classes from './own.module.css';

export const ReportCards = ({ appointment }: { appointment: OwnAppointment }) => {
  const pets = petsOf(appointment).filter(({ id }) => appointment.reportCardPetIds.includes(id));
  if (pets.length === 0) return null;
  return (
    <Card title="Report cards">
      <Rows label="Report cards">
        {pets.map(({ id, name, kind, photoUrl }) => (
          <RowLink
            key={id}
            to="/customer/report-cards/$orderId/$petId"
            params={{ orderId: appointment.id, petId: id }}
            lead={<PetAvatar id={id} kind={kind} photoUrl={photoUrl} />}
            title={`${name}’s report card`}
          />
        ))}
      </Rows>
    </Card>
  );
};

/** A completed appointment is reviewed once; what was said can be read and changed there too. */
export const ReviewCard = ({ appointment }: { appointment: OwnAppointment }) => {
  const { id, status, isNoShow, review, serviceProvider } = appointment;
  if (status !== 'complete' || isNoShow) return null;
  return (
    <Card>
      <Rows label="Review">
        <RowLink
          to="/customer/reviews/$orderId"
          params={{ orderId: id }}
          lead={<RowIcon icon={Star} />}
          title={review ? 'Your review' : 'Review your appointment'}
          meta={review ? `${review.rating} of 5 stars` : `Tell others how ${serviceProvider.displayName} did.`}
        />
      </Rows>
    </Card>
  );
};

/** Canceling with what it costs, and keeping it in a calendar. */
export const ChangesCard = ({ appointment }: { appointment: OwnAppointment }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { can, status } = appointment;
  const canCancel = can.withdraw || can.askToCancel;
  const isSure = status === 'accepted' || status === 'in_trade';
  const policy = cancelPolicyWords(appointment, useNow());
  if (!canCancel && !isSure) return null;
  return (
    <Card title="Changes">
      <CardBody>
        <div className={classes['stack']}>
          {canCancel && (
            <Button look="danger" icon={<CalendarX size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
              {can.withdraw ? 'Cancel appointment' : 'Ask to cancel'}
            </Button>
          )}
          {policy !== null && <p className={classes['small']}>{policy}</p>}
          {isSure && <CalendarButton id={appointment.id} />}
        </div>
      </CardBody>
      <CancelDialog appointment={appointment} opened={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
};

const CalendarButton = ({ id }: { id: string }) => {
  const download = useDownload(`GET ${OWN}/:id/calendar-file`);
  return (
    <Button
      icon={<CalendarPlus size={18} aria-hidden />}
      busy={download.isPending}
      busyLabel="Preparing…"
      onClick={() =>
        download.mutate({ filename: 'appointment.ics', input: { params: { id }, query: { download: '1' } } })
      }
    >
      Add to calendar
    </Button>
  );
};
