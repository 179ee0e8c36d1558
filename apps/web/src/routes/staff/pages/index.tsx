import { createFileRoute } from '@tanstack/react-router';
import { PageTable } from '#features/sites/staff/page-table.tsx';
import { PAGES_TABLE } from '#features/sites/staff/pages-spec.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

const Pages = () => {
  const table = useTableState(PAGES_TABLE, Route.useSearch(), Route.useNavigate());
  return (
    <TablePage
      header={
        <PageHeader
          title="Pages"
          lead="Text on the public pages. Until you write your own, visitors see default text."
        />
      }
    >
      <PageTable {...table} />
    </TablePage>
  );
};

export const Route = createFileRoute('/staff/pages/')({
  validateSearch: textSearch,
  component: Pages,
});
