import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { RowLink, Rows } from '#ui/layout/rows.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { petNames, startOf, dayRouteQuery, type CalendarHabits } from '#features/appointments/index.ts';
import classes from '../checkout.module.css';
import { NotedList, notedQuery } from './noted-list.tsx';

interface OfflineVisitsProps {
  readonly timeZone: string;
  readonly clock: CalendarHabits['clock'];
}

/** What was completed on this device, and what can be. */
export const OfflineOverview = (props: OfflineVisitsProps) => (
  <div className={classes['payment']}>
    <NotedList />
    <OfflineVisits {...props} />
  </div>
);

/** Today’s visits that are neither settled nor completed on this device. */
const OfflineVisits = ({ timeZone, clock }: OfflineVisitsProps) => {
  const route = useQuery(dayRouteQuery(localDateAt(useNow(), timeZone)));
  const { data: noted = [] } = useQuery(notedQuery);
  const isNoted = (id: string) => noted.some(({ orderId, state }) => orderId === id && state.kind !== 'refused');
  const open = route.data?.stops.filter(({ id, status }) => status === 'accepted' && !isNoted(id));
  return (
    <Card title="Today’s visits">
      {!open && <LoadingState what="today’s visits" of={[route]} rows={3} />}
      {open?.length === 0 && <EmptyState title="Nothing to complete">Every visit of today is settled.</EmptyState>}
      {open && open.length > 0 && (
        <Rows label="Today’s visits">
          {open.map((stop) => (
            <RowLink
              key={stop.id}
              to="/groomer/appointments/offline-checkout"
              search={{ orderId: stop.id }}
              title={stop.customer.displayName}
              meta={petNames(stop)}
              aside={startOf(stop.appointmentStart, timeZone, clock)}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
};
