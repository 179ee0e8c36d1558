import { localDateAt } from '@tailgate/values/local-time';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Inbox, Lock } from 'lucide-react';
import { useOnline } from '#shell/connectivity/online.ts';
import { Card } from '#ui/layout/card.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Deadline } from '../answers/deadline.tsx';
import type { Clock } from '../calendar/appointment-event.tsx';
import { QueueCard } from '../queues/queue-card.tsx';
import queue from '../answers/queue.module.css';
import classes from './requests.module.css';
import { useRequests } from './use-requests.ts';

/** All of them are in the schedule. */
const SHOWN = 5;

const REQUESTS_ID = 'requests';

const counted = (count: number, what: string) => `${count} ${count === 1 ? 'request' : 'requests'}${what}`;

/** On phones, where the requests themselves come after the route. */
export const RequestsStrip = ({ shown }: { shown: Clock }) => {
  const isOnline = useOnline();
  const requests = useRequests(localDateAt(shown.now, shown.timeZone));
  if (requests.length === 0) return null;
  if (!isOnline)
    return (
      <div className={classes['strip']} data-offline>
        <Inbox size={20} aria-hidden />
        <span>
          <strong>{counted(requests.length, '')}</strong> · answer when online
        </span>
        <Lock size={20} aria-hidden />
      </div>
    );
  const [first] = requests.filter(({ appointment: { answerBy } }) => Date.parse(answerBy ?? '') > shown.now.getTime());
  return (
    <Link to="." hash={REQUESTS_ID} className={classes['strip'] ?? ''}>
      <Inbox size={20} aria-hidden />
      <span>
        <strong>{counted(requests.length, ' waiting')}</strong>
        {first && (
          <>
            {' · '}
            <Deadline at={first.appointment.answerBy} verb="answer 1" shown={shown} />
          </>
        )}
      </span>
      <ChevronDown size={20} aria-hidden />
    </Link>
  );
};

/** Requests that wait for an answer, each with how long it still waits; nothing when there are none. */
export const RequestsCard = ({ shown }: { shown: Clock }) => {
  const requests = useRequests(localDateAt(shown.now, shown.timeZone));
  if (requests.length === 0) return null;
  return (
    <div id={REQUESTS_ID}>
      <Card
        title="Requests waiting"
        aside={
          <>
            <span className={classes['count']}>{requests.length}</span>
            <TextLink to="/groomer/appointments">View all</TextLink>
          </>
        }
      >
        <ul className={queue['cards']} aria-label="Requests">
          {requests.slice(0, SHOWN).map((request) => (
            <QueueCard key={request.appointment.id} {...request} shown={shown} />
          ))}
        </ul>
      </Card>
    </div>
  );
};
