import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { UPSELLS_TABLE } from '#features/upsells/upsells-spec.ts';
import { UpsellsTable } from '#features/upsells/upsells-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const Products = () => {
  const table = useTableState(UPSELLS_TABLE, Route.useSearch(), Route.useNavigate());
  return (
    <TablePage
      header={
        <PageHeader
          title="Products"
          back={{ to: '/groomer/account', label: 'your account' }}
          actions={
            <ButtonLink look="filled" compact icon={<Plus size={20} aria-hidden />} to="/groomer/upsells/new">
              Add product
            </ButtonLink>
          }
        />
      }
    >
      <UpsellsTable {...table} />
    </TablePage>
  );
};

export const Route = createFileRoute('/groomer/_main/upsells/')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Products,
});
