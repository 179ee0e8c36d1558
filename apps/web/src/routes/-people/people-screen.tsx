import { PEOPLE_TABLE, type PeopleArea } from '#features/accounts/people/people-spec.ts';
import { PeopleTable } from '#features/accounts/people/people-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

interface PeopleScreenProps {
  readonly area: PeopleArea;
  readonly search: TableSearch;
  readonly onSearch: Parameters<typeof useTableState>[2];
}

/** Everybody of the site, for staff and for support. */
export const PeopleScreen = ({ area, search, onSearch }: PeopleScreenProps) => {
  const table = useTableState(PEOPLE_TABLE, search, onSearch);
  return (
    <TablePage header={<PageHeader title="People" />}>
      <PeopleTable area={area} {...table} />
    </TablePage>
  );
};
