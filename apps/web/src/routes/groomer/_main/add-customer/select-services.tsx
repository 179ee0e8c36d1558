import { createFileRoute } from '@tanstack/react-router';
import { ChooseCustomer } from '#features/groomer-booking/choose-customer.tsx';
import { OpenSession } from '#features/groomer-booking/open-session.tsx';
import { SelectServices } from '#features/groomer-booking/select-services.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { FlowPage, readFlowSearch } from './-flow.tsx';

const Services = () => {
  const search = readFlowSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { session, customer } = search;
  if (session === undefined)
    return (
      <FormPage header={<PageHeader title="New appointment" back={{ to: '/groomer', label: 'home' }} />}>
        {customer === undefined ? (
          <ChooseCustomer onChoose={(id) => void navigate({ search: { customer: id } })} />
        ) : (
          <OpenSession
            key={customer}
            customerId={customer}
            onOpened={({ id, petServices }) => {
              const { customer: _booked, ...kept } = search;
              // Who chose a time wants the same work again; it can still be changed a step back.
              const to =
                search.time !== undefined && petServices.length > 0
                  ? '/groomer/add-customer/appointment-details'
                  : '/groomer/add-customer/select-services';
              void navigate({ to, search: { ...kept, session: id }, replace: true });
            }}
          />
        )}
      </FormPage>
    );
  return (
    <FlowPage
      step="/groomer/add-customer/select-services"
      title="New appointment"
      lead="Step 1 of 2 · Pets and services"
      search={search}
      back={{ to: '/groomer', label: 'home' }}
    >
      {(open) => (
        <SelectServices
          key={open.id}
          session={open}
          onDone={() =>
            void navigate({ to: '/groomer/add-customer/appointment-details', search: { ...search, session: open.id } })
          }
        />
      )}
    </FlowPage>
  );
};

export const Route = createFileRoute('/groomer/_main/add-customer/select-services')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Services,
});
