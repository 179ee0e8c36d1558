import { providerMachine } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { StatusBadge } from '#shell/account/status-badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { RowLink, Rows } from '#ui/layout/rows.tsx';
import { recentPeopleQuery } from './people-query.ts';

/** How many people are new, waiting, active or gone, each leading to them. */
export const PeopleByStatusCard = () => {
  const people = useQuery(recentPeopleQuery);
  const counts = people.data?.counts.status;
  return (
    <Card title="People by status">
      {counts ? (
        <Rows label="People by status">
          {providerMachine.states.map((status) => (
            <RowLink
              key={status}
              to="/staff/people"
              search={{ status }}
              title={<StatusBadge status={status} />}
              aside={<strong>{counts[status]}</strong>}
            />
          ))}
        </Rows>
      ) : (
        <LoadingState what="people" of={[people]} rows={5} />
      )}
    </Card>
  );
};
