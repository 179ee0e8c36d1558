import { createFileRoute } from '@tanstack/react-router';
import { FleetCalendar } from '#features/fleet/calendar/fleet-calendar.tsx';
import { addressOf, placeIn } from '#features/fleet/calendar/calendar-place.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { useToday } from '#shell/periods/use-today.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const Calendar = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { now, zone } = useToday();
  return (
    <TablePage
      header={
        <PageHeader
          title="Calendar"
          actions={
            <ButtonLink compact to="/fleet-owner/account/driver-assignment">
              Assign drivers
            </ButtonLink>
          }
        />
      }
    >
      {now ? (
        <FleetCalendar
          place={placeIn(search, now.today)}
          now={now}
          onPlace={(change, { replace } = { replace: false }) =>
            void navigate({
              search: addressOf({ ...placeIn(search, now.today), ...change }, now.today),
              replace,
              resetScroll: false,
            })
          }
        />
      ) : (
        <LoadingState what="your calendar" of={[zone]} rows={6} />
      )}
    </TablePage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/appointments/')({
  validateSearch: textSearch,
  component: Calendar,
});
