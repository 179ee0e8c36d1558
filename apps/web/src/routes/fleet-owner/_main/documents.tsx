import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { papersQuery } from '#features/compliance/compliance-query.ts';
import { DOCUMENTS_TABLE } from '#features/compliance/documents-spec.ts';
import { DocumentsTable } from '#features/compliance/documents-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

const Documents = () => {
  const table = useTableState(DOCUMENTS_TABLE, Route.useSearch(), Route.useNavigate());
  const counts = useQuery(papersQuery(table.state)).data?.counts;
  return (
    <TablePage header={<PageHeader title="Documents" count={counts?.all} />}>
      <DocumentsTable {...table} />
    </TablePage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/documents')({
  validateSearch: textSearch,
  component: Documents,
});
