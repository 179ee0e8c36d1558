import { createFileRoute } from '@tanstack/react-router';
import { PEOPLE_TABLE } from '#features/accounts/people/people-spec.ts';
import { PeopleTable } from '#features/accounts/people/people-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

const People = () => {
  const table = useTableState(PEOPLE_TABLE, Route.useSearch(), Route.useNavigate());
  return (
    <TablePage header={<PageHeader title="People" />}>
      <PeopleTable {...table} />
    </TablePage>
  );
};

export const Route = createFileRoute('/support/people/')({
  validateSearch: textSearch,
  component: People,
});
