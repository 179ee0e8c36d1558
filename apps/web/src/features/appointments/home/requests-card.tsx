import { useMediaQuery } from '@mantine/hooks';
import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Inbox } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { durationInWords } from '#ui/words/duration.ts';
import { queueQueries } from '../appointments-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { QueueCard } from '../queues/queue-card.tsx';
import queue from '../answers/queue.module.css';
import classes from './requests.module.css';

/** Deadlines farther away are said on the requests themselves. */
const SOON_MINUTES = 6 * 60;

interface RequestsCardProps {
  readonly timeZone: string;
  readonly habits: CalendarHabits;
}

const REQUESTS_ID = 'requests';

/** On phones, where the requests themselves come after the route. */
export const RequestsStrip = ({ timeZone }: Pick<RequestsCardProps, 'timeZone'>) => {
  const now = useNow();
  const { data } = useQuery(queueQueries(localDateAt(now, timeZone)).pending);
  if (!data || data.items.length === 0) return null;
  const { total } = data.meta;
  const first = Math.min(...data.items.map(({ answerBy }) => Date.parse(answerBy ?? '')).filter((at) => at > 0));
  const minutes = Math.floor((first - now.getTime()) / 60_000);
  return (
    <Link to="." hash={REQUESTS_ID} className={classes['strip'] ?? ''}>
      <Inbox size={20} aria-hidden />
      <span>
        <strong>{total === 1 ? '1 request waiting' : `${total} requests waiting`}</strong>
        {minutes > 0 && minutes <= SOON_MINUTES && ` · 1 ends in ${durationInWords(minutes)}`}
      </span>
      <ChevronDown size={20} aria-hidden />
    </Link>
  );
};

/** Requests that wait for an answer, with how long they still wait; on phones nothing when there are none. */
export const RequestsCard = ({ timeZone, habits }: RequestsCardProps) => {
  const now = useNow();
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const asked = useQuery(queueQueries(localDateAt(now, timeZone)).pending);
  const { data } = asked;
  if (!data || data.items.length === 0)
    return (
      wide && (
        <Card title="Requests waiting">
          {data ? (
            <EmptyState title="No requests">New requests from customers appear here.</EmptyState>
          ) : (
            <LoadingState what="your requests" of={[asked]} rows={2} />
          )}
        </Card>
      )
    );
  return (
    <div id={REQUESTS_ID}>
      <Card
        title="Requests waiting"
        aside={
          <>
            <span className={classes['count']}>{data.meta.total}</span>
            <TextLink to="/groomer/appointments">View all</TextLink>
          </>
        }
      >
        <ul className={queue['cards']} aria-label="Requests">
          {data.items.map((appointment) => (
            <QueueCard
              key={appointment.id}
              queue="pending"
              appointment={appointment}
              shown={{ timeZone, clock: habits.clock, now }}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
};
