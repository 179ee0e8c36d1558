import type { LocalDate } from '@tailgate/values/local-time';
import { useQueries } from '@tanstack/react-query';
import { queueQueries, type Appointment, type QueueName } from '../appointments-query.ts';

const NAMES = ['pending', 'cancellation', 'reschedule'] as const satisfies readonly QueueName[];

interface Request {
  readonly queue: (typeof NAMES)[number];
  readonly appointment: Appointment;
}

/** Times that the groomer has offered wait for the customer. */
const isForGroomer = ({ status }: Appointment): boolean => status !== 'reschedule_request_ask';

/** Without a deadline last. */
const deadlineOf = ({ appointment: { answerBy } }: Request): number =>
  answerBy === null ? Number.POSITIVE_INFINITY : Date.parse(answerBy);

/** What customers ask for, the one that must be answered first at the top. */
export const useRequests = (today: LocalDate): readonly Request[] => {
  const queries = queueQueries(today);
  const asked = useQueries({ queries: NAMES.map((name) => queries[name]) });
  return NAMES.flatMap((queue, index) =>
    (asked[index]?.data?.items ?? []).filter(isForGroomer).map((appointment) => ({ queue, appointment })),
  ).toSorted((one, other) => deadlineOf(one) - deadlineOf(other));
};
