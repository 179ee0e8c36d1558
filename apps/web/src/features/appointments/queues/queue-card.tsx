import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { AnswerLabel } from '../answers/answer-label.tsx';
import { CancellationAnswers } from '../answers/cancellation-answers.tsx';
import { MoveAnswers } from '../answers/move-answers.tsx';
import { RequestAnswers } from '../answers/request-answers.tsx';
import { answererOf, dayOf, petNames, priceRange, serviceNames, spanOf, timeOf } from '../appointment-words.ts';
import { appointmentQuery, type Appointment, type QueueName } from '../appointments-query.ts';
import { VipMark, type Clock } from '../calendar/appointment-event.tsx';
import { shortDate } from '../calendar/calendar-days.ts';
import { Deadline } from '../answers/deadline.tsx';
import classes from '../answers/queue.module.css';

/** What happens to each without an answer. */
const OTHERWISE: Partial<Record<QueueName, string>> = {
  pending: 'Without an answer it goes to other groomers.',
  reschedule: 'Without an answer the old time stands.',
  cancellation: 'Without an answer the appointment stands.',
};

interface QueueCardProps {
  readonly queue: QueueName;
  readonly appointment: Appointment;
  readonly shown: Clock;
}

/** One thing to answer, answered where it stands. */
export const QueueCard = ({ queue, appointment, shown }: QueueCardProps) => {
  const { id, customer, answerBy } = appointment;
  const isProposed = appointment.status === 'reschedule_request_ask';
  const { timeZone, clock } = shown;
  return (
    <li className={classes['card']}>
      <PersonAvatar id={customer.id} name={customer.displayName} size={36} />
      <div className={classes['words']}>
        <div className={classes['top']}>
          <Link to="/groomer/appointments/$orderId" params={{ orderId: id }} className={classes['name']}>
            {customer.displayName}
          </Link>
          {customer.vip && <VipMark />}
          <Deadline at={answerBy} verb={answererOf(appointment)} isOurs={!isProposed} shown={shown} />
        </div>
        <span>
          {petNames(appointment)} · {serviceNames(appointment)} ·{' '}
          <strong className={classes['price']}>{priceRange(appointment.minPrice, appointment.maxPrice)}</strong>
        </span>
        <span>
          {shortDate(dayOf(appointment.appointmentStart, timeZone))} · {spanOf(appointment, timeZone, clock)}
        </span>
        {queue === 'reschedule' && <AskedTime id={id} isProposed={isProposed} shown={shown} />}
        {OTHERWISE[queue] && <span>{OTHERWISE[queue]}</span>}
      </div>
      <div className={classes['buttons']}>
        {queue === 'pending' && <RequestAnswers appointment={appointment} place="card" />}
        {queue === 'reschedule' && !isProposed && <MoveAnswers appointment={appointment} place="card" />}
        {queue === 'cancellation' && <CancellationAnswers appointment={appointment} place="card" />}
        {queue === 'unclosed' && (
          <ButtonLink to="/groomer/appointments/$orderId" params={{ orderId: id }}>
            <AnswerLabel short="Open" about={`appointment of ${customer.displayName}`} />
          </ButtonLink>
        )}
      </div>
    </li>
  );
};

/** The list does not carry the time that is asked for. */
const AskedTime = ({ id, isProposed, shown }: { id: string; isProposed: boolean; shown: Clock }) => {
  const asked = useQuery(appointmentQuery(id)).data?.rescheduleRequest;
  if (!asked) return null;
  return (
    <strong className={classes['asked']}>
      {isProposed ? 'You proposed' : 'Asks for'} {shortDate(dayOf(asked.start, shown.timeZone))},{' '}
      {timeOf(asked.start, shown.timeZone, shown.clock)}
    </strong>
  );
};
