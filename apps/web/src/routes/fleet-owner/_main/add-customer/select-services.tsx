import { createFileRoute } from '@tanstack/react-router';
import { readBookingSearch } from '#features/fleet/renters/booking/booking-search.ts';
import { ChooseRenter } from '#features/fleet/renters/booking/choose-renter.tsx';
import { ChooseVan } from '#features/fleet/renters/booking/choose-van.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { FormPage } from '#ui/pages/form-page.tsx';
import { FlowPage } from './-flow.tsx';

const BACK = { to: '/fleet-owner/customers', label: 'Renters' } as const;

const Services = () => {
  const search = readBookingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  if (search.renter === undefined)
    return (
      <FormPage header={<PageHeader title="Book a van" back={BACK} />}>
        <ChooseRenter onChoose={(renter) => void navigate({ search: { ...search, renter } })} />
      </FormPage>
    );
  return (
    <FlowPage isFirst title="Book a van" lead="Step 1 of 2 · Van" search={search} back={BACK}>
      {({ renter, today }) => (
        <ChooseVan
          renter={renter}
          today={today}
          search={search}
          onSearch={(changed) => void navigate({ search: { ...changed }, replace: true, resetScroll: false })}
          onNext={() => void navigate({ to: '/fleet-owner/add-customer/appointment-details', search: { ...search } })}
        />
      )}
    </FlowPage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/add-customer/select-services')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Services,
});
