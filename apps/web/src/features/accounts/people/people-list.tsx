import { useQuery } from '@tanstack/react-query';
import { StatusBadge } from '#shell/account/status-badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { DetailRow, DetailRows } from '#ui/pages/list-detail-page.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { TableFilterSheet } from '#ui/table/table-filters.tsx';
import { TableSearchBox } from '#ui/table/table-search-box.tsx';
import type { TableState } from '#ui/table/table-types.ts';
import { peopleFilters, rolesInWords } from './people-filters.ts';
import { peopleQuery } from './people-query.ts';

interface PeopleListProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** Search and filters of the table, for the list beside a person. */
export const PeopleListTools = (table: PeopleListProps) => {
  const people = useQuery(peopleQuery(table.state));
  return (
    <>
      <TableSearchBox label="Name, email or phone" {...table} />
      <TableFilterSheet filters={peopleFilters(people.data?.counts)} {...table} />
    </>
  );
};

/** The people of the table, as a list beside the one that is open. */
export const PeopleList = ({ state, onState }: PeopleListProps) => {
  const people = useQuery(peopleQuery(state));
  if (!people.data) return <LoadingState what="people" of={[people]} rows={6} />;
  if (people.data.items.length === 0)
    return (
      <EmptyState
        title="No people found"
        action={
          <Button look="tint" onClick={() => onState({ search: '', filters: {}, page: 1 })}>
            Clear search and filters
          </Button>
        }
      >
        Nothing matches your search and filters.
      </EmptyState>
    );
  return (
    <DetailRows label="People">
      {people.data.items.map((person) => (
        <DetailRow
          key={person.id}
          to="/support/people/$personId"
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

export const PeopleListPages = ({ state, onState }: PeopleListProps) => {
  const { data } = useQuery(peopleQuery(state));
  return data ? <PageButtons {...data} onMove={(offset) => onState({ page: offset / data.limit + 1 })} /> : null;
};
