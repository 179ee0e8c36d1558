import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PersonActivity } from '#features/accounts/activity/person-activity.tsx';
import { PersonCard } from '#features/accounts/activity/person-card.tsx';
import { PersonHeader } from '#features/accounts/activity/person-header.tsx';
import { PeopleList, PeopleListPages, PeopleListTools } from '#features/accounts/people/people-list.tsx';
import { PEOPLE_TABLE } from '#features/accounts/people/people-spec.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { ListBack, ListDetailPage } from '#ui/pages/list-detail-page.tsx';

const SupportPerson = () => {
  const { personId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const table = useTableState(PEOPLE_TABLE, search, navigate);
  const leave = useCallback(() => void navigate({ to: '/support/people', search }), [navigate, search]);
  return (
    <ListDetailPage
      title="People"
      back={<ListBack to="/support/people" search={search} label="People" />}
      tools={<PeopleListTools {...table} />}
      list={<PeopleList {...table} />}
      foot={<PeopleListPages {...table} />}
      detail={
        <>
          <PersonHeader id={personId} search={search} />
          <PersonCard id={personId} />
          <PersonActivity key={personId} id={personId} />
        </>
      }
      onLeave={leave}
    />
  );
};

export const Route = createFileRoute('/support/people/$personId')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: SupportPerson,
});
