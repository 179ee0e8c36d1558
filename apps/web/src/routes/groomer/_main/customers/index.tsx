import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { CUSTOMERS_TABLE } from '#features/customers/customers-spec.ts';
import { CustomersDownload } from '#features/customers/customers-download.tsx';
import { customersQuery } from '#features/customers/customers-query.ts';
import { CustomersTable } from '#features/customers/customers-table.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const Customers = () => {
  const { clock } = useCalendarHabits();
  const table = useTableState(CUSTOMERS_TABLE, Route.useSearch(), Route.useNavigate());
  const total = useQuery(customersQuery(table.state)).data?.total;
  return (
    <TablePage
      header={
        <PageHeader
          title="Customers"
          count={total}
          actions={
            <>
              <CustomersDownload state={table.state} />
              <ButtonLink look="filled" compact icon={<Plus size={20} aria-hidden />} to="/groomer/customers/new">
                New customer
              </ButtonLink>
            </>
          }
        />
      }
    >
      <CustomersTable {...table} clock={clock} />
    </TablePage>
  );
};

export const Route = createFileRoute('/groomer/_main/customers/')({
  validateSearch: textSearch,
  component: Customers,
});
