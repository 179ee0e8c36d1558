import { PersonActivity } from '#features/accounts/activity/person-activity.tsx';
import { PersonCard } from '#features/accounts/activity/person-card.tsx';
import { PersonHeader } from '#features/accounts/activity/person-header.tsx';
import { PeopleList, PeopleListPages, PeopleListTools } from '#features/accounts/people/people-list.tsx';
import { PEOPLE_TABLE, type PeopleArea } from '#features/accounts/people/people-spec.ts';
import { PersonOrders } from '#features/refunds/person-orders.tsx';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { useDuties } from '#shell/staff/use-duties.ts';
import { ListBack, ListDetailPage } from '#ui/pages/list-detail-page.tsx';

interface PersonScreenProps {
  readonly area: PeopleArea;
  readonly id: string;
  readonly search: TableSearch;
  readonly onSearch: Parameters<typeof useTableState>[2];
  readonly onLeave: () => void;
}

const ordersOf = { '/staff/people': '/staff/orders', '/support/people': '/support/orders' } as const;

/** One person beside the list they were found in. */
export const PersonScreen = ({ area, id, search, onSearch, onLeave }: PersonScreenProps) => {
  const duties = useDuties();
  const table = useTableState(PEOPLE_TABLE, search, onSearch);
  return (
    <ListDetailPage
      title="People"
      back={<ListBack to={area} search={search} label="People" />}
      tools={<PeopleListTools {...table} />}
      list={<PeopleList area={area} {...table} />}
      foot={<PeopleListPages {...table} />}
      detail={
        <>
          <PersonHeader id={id} area={area} search={search} />
          <PersonCard id={id} />
          {(area === '/support/people' || duties.has('money')) && (
            <PersonOrders key={`orders ${id}`} id={id} area={ordersOf[area]} />
          )}
          <PersonActivity key={id} id={id} />
        </>
      }
      onLeave={onLeave}
    />
  );
};
