import { createFileRoute } from '@tanstack/react-router';
import { readBookingSearch } from '#features/fleet/renters/booking/booking-search.ts';
import { ChooseDays } from '#features/fleet/renters/booking/choose-days.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { FIRST_STEP, FlowPage } from './-flow.tsx';

const Details = () => {
  const search = readBookingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FlowPage title="Choose days" lead="Step 2 of 2 · Days" search={search} back={{ to: FIRST_STEP, label: 'vans' }}>
      {(booking) => (
        <ChooseDays
          {...booking}
          search={search}
          onSearch={(changed) => void navigate({ search: { ...changed }, replace: true, resetScroll: false })}
          onBooked={(dates) =>
            void navigate({
              to: '/fleet-owner/add-customer/success',
              search: { renter: booking.renter.id, van: booking.vanId, days: dates.join() },
              replace: true,
            })
          }
        />
      )}
    </FlowPage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/add-customer/appointment-details')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Details,
});
