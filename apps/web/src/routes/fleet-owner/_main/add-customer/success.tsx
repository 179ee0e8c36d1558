import { createFileRoute } from '@tanstack/react-router';
import { Booked } from '#features/fleet/renters/booking/booked.tsx';
import { readBookingSearch } from '#features/fleet/renters/booking/booking-search.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { FlowPage } from './-flow.tsx';

const Success = () => {
  const search = readBookingSearch(Route.useSearch());
  return (
    <FlowPage title="Van booked" search={search} back={{ to: '/fleet-owner/customers', label: 'Renters' }}>
      {(booking) => <Booked {...booking} search={search} />}
    </FlowPage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/add-customer/success')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Success,
});
