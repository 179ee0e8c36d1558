import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sitePapersQuery } from '#features/compliance/compliance-query.ts';
import { SITE_DOCUMENTS_TABLE } from '#features/compliance/documents-spec.ts';
import { SiteDocumentsTable } from '#features/compliance/site-documents-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

const Documents = () => {
  const table = useTableState(SITE_DOCUMENTS_TABLE, Route.useSearch(), Route.useNavigate());
  const counts = useQuery(sitePapersQuery(table.state)).data?.counts;
  return (
    <TablePage
      header={
        <PageHeader
          title="Van documents"
          lead="Documents that are expired, missing or about to expire. Work can’t start in a van with an expired one."
          count={counts?.attention}
          back={{ to: '/staff', label: 'Home' }}
        />
      }
    >
      <SiteDocumentsTable {...table} />
    </TablePage>
  );
};

export const Route = createFileRoute('/staff/documents')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Documents,
});
