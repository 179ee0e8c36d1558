import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CustomerDetail } from '#features/customers/customer-detail.tsx';
import { CustomerHeader } from '#features/customers/customer-header.tsx';
import { CustomersList, CustomersListPages, CustomersListTools } from '#features/customers/customers-list.tsx';
import { CUSTOMERS_TABLE } from '#features/customers/customers-spec.ts';
import { AddressField } from '#features/lookups/address-field.tsx';
import { CustomerLoyalty } from '#features/loyalty/customer-loyalty.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { uploadImage } from '#shell/files/upload-file.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { ListBack, ListDetailPage } from '#ui/pages/list-detail-page.tsx';

const PARTS = { AddressField, uploadPhoto: uploadImage() };

const OneCustomer = () => {
  const { customerId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { clock } = useCalendarHabits();
  const table = useTableState(CUSTOMERS_TABLE, search, navigate);
  const leave = useCallback(() => void navigate({ to: '/groomer/customers', search }), [navigate, search]);
  return (
    <ListDetailPage
      title="Customers"
      back={<ListBack to="/groomer/customers" search={search} label="Customers" />}
      tools={<CustomersListTools {...table} />}
      list={<CustomersList {...table} clock={clock} />}
      foot={<CustomersListPages {...table} />}
      detail={
        <CustomerDetail
          key={customerId}
          id={customerId}
          header={<CustomerHeader id={customerId} search={search} parts={PARTS} />}
          clock={clock}
          parts={PARTS}
          loyalty={<CustomerLoyalty customerId={customerId} />}
        />
      }
      onLeave={leave}
    />
  );
};

export const Route = createFileRoute('/groomer/_main/customers/$customerId')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: OneCustomer,
});
