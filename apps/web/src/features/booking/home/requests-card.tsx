import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { useNow } from '#ui/use-now.ts';
import { queueQueries } from '../booking-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { QueueCard } from '../queues/queue-card.tsx';
import queue from '../queues/queue.module.css';

interface RequestsCardProps {
  readonly timeZone: string;
  readonly habits: CalendarHabits;
}

/** Requests that wait for an answer, with how long they still wait; nothing when there are none. */
export const RequestsCard = ({ timeZone, habits }: RequestsCardProps) => {
  const now = useNow();
  const { data } = useQuery(queueQueries(localDateAt(now, timeZone)).pending);
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={data.meta.total === 1 ? '1 request' : `${data.meta.total} requests`}>
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
  );
};
