import { useQuery } from '@tanstack/react-query';
import { StatusBadge } from '#shell/account/status-badge.tsx';
import { NAME_OF_ROLE } from '#shell/roles.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { timeAgo } from '#ui/words/time-ago.ts';
import { recentPeopleQuery } from './people-query.ts';

/** Who joined last. */
export const RecentPeopleCard = () => {
  const people = useQuery(recentPeopleQuery);
  return (
    <Card
      title="Joined recently"
      aside={
        <TextLink to="/support/people" search={{ sort: '-joined' }}>
          View all
        </TextLink>
      }
    >
      {!people.data && <LoadingState what="people" of={[people]} rows={4} />}
      {people.data?.total === 0 && (
        <EmptyState title="No sign-ups yet">People show here as soon as they create an account.</EmptyState>
      )}
      {people.data && people.data.items.length > 0 && (
        <Rows label="Joined recently">
          {people.data.items.map((person) => (
            <Row
              key={person.id}
              lead={<PersonAvatar id={person.id} name={person.displayName} />}
              title={person.displayName}
              meta={`${person.roles.map((role) => NAME_OF_ROLE[role]).join(', ')} · ${timeAgo(person.joinedAt, people.dataUpdatedAt)}`}
              aside={<StatusBadge status={person.status} />}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
};
