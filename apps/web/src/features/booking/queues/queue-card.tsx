import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { answerByWords, dayOf, petNames, serviceNames, spanOf, timeOf } from '../appointment-words.ts';
import {
  appointmentQuery,
  cancelReasonsQuery,
  reasonsQuery,
  type Appointment,
  type QueueName,
} from '../booking-query.ts';
import { VipMark, type Clock } from '../calendar/appointment-event.tsx';
import { shortDate } from '../calendar/calendar-days.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAppointmentWrites } from '../use-appointment-writes.ts';
import classes from './queue.module.css';

interface QueueCardProps {
  readonly queue: QueueName;
  readonly appointment: Appointment;
  readonly shown: Clock;
}

/** One thing to answer, answered where it stands. */
export const QueueCard = ({ queue, appointment, shown }: QueueCardProps) => {
  const { id, customer, answerBy } = appointment;
  const { timeZone, clock, now } = shown;
  const deadline = answerBy === null ? null : answerByWords(answerBy, now, shown);
  return (
    <li className={classes['card']}>
      <PersonAvatar id={customer.id} name={customer.displayName} size={36} />
      <div className={classes['words']}>
        <div className={classes['top']}>
          <Link to="/groomer/appointments/$orderId" params={{ orderId: id }} className={classes['name']}>
            {customer.displayName}
          </Link>
          {customer.vip && <VipMark />}
          {deadline && (
            <span className={classes['deadline']} data-urgent={deadline.isUrgent || undefined}>
              Answer {deadline.words}
            </span>
          )}
        </div>
        <span>
          {petNames(appointment)} · {serviceNames(appointment)}
        </span>
        <span>
          {shortDate(dayOf(appointment.appointmentStart, timeZone))} · {spanOf(appointment, timeZone, clock)}
        </span>
        {queue === 'reschedule' && <AskedTime id={id} shown={shown} />}
      </div>
      <div className={classes['buttons']}>
        {queue === 'pending' && <PendingButtons appointment={appointment} />}
        {queue === 'reschedule' && appointment.status === 'reschedule_request' && (
          <MoveButtons appointment={appointment} />
        )}
        {queue === 'cancellation' && <CancellationButtons appointment={appointment} />}
      </div>
    </li>
  );
};

/** The list does not carry the time that is asked for. */
const AskedTime = ({ id, shown }: { id: string; shown: Clock }) => {
  const asked = useQuery(appointmentQuery(id)).data?.rescheduleRequest;
  if (!asked) return null;
  return (
    <strong className={classes['asked']}>
      Asks for {shortDate(dayOf(asked.start, shown.timeZone))}, {timeOf(asked.start, shown.timeZone, shown.clock)}
    </strong>
  );
};

const PendingButtons = ({ appointment: { id, customer } }: { appointment: Appointment }) => {
  const { accept, decline } = useAppointmentWrites();
  const [isDeclining, setIsDeclining] = useState(false);
  const name = customer.displayName;
  return (
    <>
      <Button
        look="tint"
        aria-label={`Accept ${name}`}
        busy={accept.isPending}
        busyLabel="Accepting…"
        onClick={() => accept.mutate({ params: { id } })}
      >
        Accept
      </Button>
      <Button aria-label={`Decline ${name}`} onClick={() => setIsDeclining(true)}>
        Decline
      </Button>
      <ReasonDialog
        title="Decline this request?"
        consequence={`${name} is told that you can’t come.`}
        action="Decline request"
        busyLabel="Declining…"
        busy={decline.isPending}
        opened={isDeclining}
        query={reasonsQuery('decline-reasons')}
        onClose={() => setIsDeclining(false)}
        onSubmit={(body) => decline.mutate({ params: { id }, body }, { onSuccess: () => setIsDeclining(false) })}
      />
    </>
  );
};

const MoveButtons = ({ appointment: { id, customer } }: { appointment: Appointment }) => {
  const { acceptMove, rejectMove } = useAppointmentWrites();
  const name = customer.displayName;
  return (
    <>
      <Button
        look="tint"
        aria-label={`Accept the new time of ${name}`}
        busy={acceptMove.isPending}
        busyLabel="Moving…"
        onClick={() => acceptMove.mutate({ params: { id } })}
      >
        Accept
      </Button>
      <Button
        aria-label={`Keep the time of ${name}`}
        busy={rejectMove.isPending}
        busyLabel="Saving…"
        onClick={() => rejectMove.mutate({ params: { id } })}
      >
        Keep time
      </Button>
    </>
  );
};

const CancellationButtons = ({ appointment: { id, customer } }: { appointment: Appointment }) => {
  const { cancel, refuseCancellation } = useAppointmentWrites();
  const [isAccepting, setIsAccepting] = useState(false);
  const name = customer.displayName;
  return (
    <>
      <Button look="tint" aria-label={`Accept the cancellation of ${name}`} onClick={() => setIsAccepting(true)}>
        Accept
      </Button>
      <Button
        aria-label={`Keep the appointment of ${name}`}
        busy={refuseCancellation.isPending}
        busyLabel="Saving…"
        onClick={() => refuseCancellation.mutate({ params: { id } })}
      >
        Decline
      </Button>
      <ReasonDialog
        title="Cancel this appointment?"
        consequence={`${name} asked to cancel. Your time becomes free again.`}
        action="Cancel appointment"
        busyLabel="Canceling…"
        busy={cancel.isPending}
        opened={isAccepting}
        query={cancelReasonsQuery}
        onClose={() => setIsAccepting(false)}
        onSubmit={(body) => cancel.mutate({ params: { id }, body }, { onSuccess: () => setIsAccepting(false) })}
      />
    </>
  );
};
