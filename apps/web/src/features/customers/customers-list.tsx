import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { DetailRow, DetailRows } from '#ui/pages/list-detail-page.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { TableFilterSheet } from '#ui/table/table-filters.tsx';
import { TableSearchBox } from '#ui/table/table-search-box.tsx';
import type { TableState } from '#ui/table/table-types.ts';
import { CustomerTags, customerFilters } from './customer-words.tsx';
import { customersQuery } from './customers-query.ts';

interface CustomersListProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** Search and filters of the table, for the list beside a customer. */
export const CustomersListTools = (table: CustomersListProps) => {
  const customers = useQuery(customersQuery(table.state));
  return (
    <>
      <TableSearchBox label="Name, pet or phone" {...table} />
      <TableFilterSheet filters={customerFilters(customers.data?.counts)} {...table} />
    </>
  );
};

/** The customers of the table, as a list beside the one that is open. */
export const CustomersList = ({ state, onState }: CustomersListProps) => {
  const customers = useQuery(customersQuery(state));
  if (!customers.data) return <LoadingState what="customers" of={[customers]} rows={6} />;
  if (customers.data.items.length === 0)
    return (
      <EmptyState
        title="No customers found"
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
    <DetailRows label="Customers">
      {customers.data.items.map((customer) => (
        <DetailRow
          key={customer.id}
          to="/groomer/customers/$customerId"
          params={{ customerId: customer.id }}
          search={(kept) => kept}
          lead={<PersonAvatar id={customer.id} name={customer.displayName} size={40} />}
          title={customer.displayName}
          meta={customer.petNames.join(', ') || customer.city}
          aside={<CustomerTags of={{ ...customer, isNew: false }} />}
        />
      ))}
    </DetailRows>
  );
};

export const CustomersListPages = ({ state, onState }: CustomersListProps) => {
  const { data } = useQuery(customersQuery(state));
  return data ? <PageButtons {...data} onMove={(offset) => onState({ page: offset / data.limit + 1 })} /> : null;
};
