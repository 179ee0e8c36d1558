import { useQuery } from '@tanstack/react-query';
import { StatusBadge } from '#shell/account/status-badge.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DetailRow, DetailRows } from '#ui/pages/list-detail-page.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { ListPages, ListTools, type ListBesideProps } from '#ui/table/list-beside.tsx';
import { NoMatch } from '#ui/table/no-match.tsx';
import { peopleFilters, rolesInWords } from './people-filters.ts';
import { peopleQuery } from './people-query.ts';
import type { PeopleArea } from './people-spec.ts';

/** Search and filters of the table, for the list beside a person. */
export const PeopleListTools = (table: ListBesideProps) => {
  const people = useQuery(peopleQuery(table.state));
  return <ListTools searchLabel="Name, email or phone" filters={peopleFilters(people.data?.counts)} {...table} />;
};

/** The people of the table, as a list beside the one that is open. */
export const PeopleList = ({ area, state, onState }: ListBesideProps & { readonly area: PeopleArea }) => {
  const people = useQuery(peopleQuery(state));
  if (!people.data) return <LoadingState what="people" of={[people]} rows={6} />;
  if (people.data.items.length === 0) return <NoMatch what="people" level={3} onState={onState} />;
  return (
    <DetailRows label="People">
      {people.data.items.map((person) => (
        <DetailRow
          key={person.id}
          to={`${area}/$personId`}
          params={{ personId: person.id }}
          search={(kept) => kept}
          lead={<PersonAvatar id={person.id} name={person.displayName} size={40} />}
          title={person.displayName}
          meta={rolesInWords(person)}
          aside={<StatusBadge status={person.status} />}
        />
      ))}
    </DetailRows>
  );
};

export const PeopleListPages = ({ state, onState }: ListBesideProps) => {
  const { data } = useQuery(peopleQuery(state));
  return <ListPages page={data} onState={onState} />;
};
