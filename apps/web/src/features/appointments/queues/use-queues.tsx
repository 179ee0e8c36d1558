import type { LocalDate } from '@tailgate/values/local-time';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { LoadingState } from '#ui/feedback/loading-state.tsx';
import { queueQueries, type QueueName } from '../appointments-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { JobCard } from '../trading/job-card.tsx';
import { ReceivedTradeCard, RejectedTradeCard } from '../trading/trade-card.tsx';
import { openJobsQuery, receivedTradesQuery, rejectedTradesQuery } from '../trading/trading-query.ts';
import { QueueCard } from './queue-card.tsx';

export interface Queue {
  readonly name: QueueName | 'jobs' | 'trades';
  readonly label: string;
  /** Undefined while it loads. */
  readonly count: number | undefined;
  readonly of: ComponentProps<typeof LoadingState>['of'];
  readonly cards: () => ReactNode;
}

const REQUESTS: readonly (Pick<Queue, 'label'> & {
  readonly name: QueueName;
})[] = [
  {
    name: 'pending',
    label: 'Requests',
  },
  {
    name: 'reschedule',
    label: 'Reschedule',
  },
  {
    name: 'cancellation',
    label: 'Cancel',
  },
  {
    name: 'unclosed',
    label: 'Unclosed',
  },
];

/** What customers ask for, and what was not closed. */
const useRequestQueues = (today: LocalDate, shown: Clock): readonly Queue[] => {
  const queries = queueQueries(today);
  const asked = useQueries({
    queries: REQUESTS.map(({ name }) => queries[name]),
  });
  return REQUESTS.map((queue, index) => {
    const data = asked[index]?.data;
    return {
      ...queue,
      count: data?.meta.total,
      of: asked.slice(index, index + 1),
      cards: () =>
        data?.items.map((appointment) => (
          <QueueCard key={appointment.id} queue={queue.name} appointment={appointment} shown={shown} />
        )),
    };
  });
};

const useJobQueue = (shown: Clock): Queue => {
  const jobs = useQuery(openJobsQuery);
  return {
    name: 'jobs',
    label: 'Grab it',
    count: jobs.data?.items.length,
    of: [jobs],
    cards: () => jobs.data?.items.map((job) => <JobCard key={job.id} job={job} shown={shown} />),
  };
};

const useTradeQueue = (shown: Clock): Queue => {
  const received = useQuery(receivedTradesQuery);
  const rejected = useQuery(rejectedTradesQuery);
  return {
    name: 'trades',
    label: 'Trades',
    count: received.data && rejected.data && received.data.items.length + rejected.data.items.length,
    of: [received, rejected],
    cards: () => (
      <>
        {received.data?.items.map((trade) => (
          <ReceivedTradeCard key={trade.id} trade={trade} shown={shown} />
        ))}
        {rejected.data?.items.map((appointment) => (
          <RejectedTradeCard key={appointment.id} appointment={appointment} shown={shown} />
        ))}
      </>
    ),
  };
};

/** Everything that waits for the groomer: requests of customers, jobs that nobody took, trades of partners. */
export const useQueues = (today: LocalDate, shown: Clock): readonly Queue[] => {
  const [pending, ...others] = useRequestQueues(today, shown);
  const jobs = useJobQueue(shown);
  const trades = useTradeQueue(shown);
  return [...(pending ? [pending] : []), jobs, trades, ...others];
};
