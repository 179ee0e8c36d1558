import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DetailRow, DetailRows } from '#ui/pages/list-detail-page.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { ListPages, ListTools, type ListBesideProps } from '#ui/table/list-beside.tsx';
import { NoMatch } from '#ui/table/no-match.tsx';
import { shortFilters } from './customer-words.tsx';
import { customersQuery } from './customers-query.ts';
import { NextDay, useTold, type OfClock } from './next-cell.tsx';

/** Search and filters of the table, for the list beside a customer. */
export const CustomersListTools = (table: ListBesideProps) => {
  const customers = useQuery(customersQuery(table.state));
  return (
    <ListTools
      searchLabel="Name, pet or phone"
      filters={shortFilters(customers.data?.counts, table.state)}
      {...table}
    />
  );
};

/** The customers of the table, as a list beside the one that is open. */
export const CustomersList = ({ state, onState, clock }: ListBesideProps & OfClock) => {
  const customers = useQuery(customersQuery(state));
  const told = useTold(customers.data?.timeZone, clock);
  if (!customers.data) return <LoadingState what="customers" of={[customers]} rows={6} />;
  if (customers.data.items.length === 0) return <NoMatch what="customers" level={3} onState={onState} />;
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
          aside={<NextDay customer={customer} told={told} />}
        />
      ))}
    </DetailRows>
  );
};

export const CustomersListPages = ({ state, onState }: ListBesideProps) => {
  const { data } = useQuery(customersQuery(state));
  return <ListPages page={data} onState={onState} />;
};
