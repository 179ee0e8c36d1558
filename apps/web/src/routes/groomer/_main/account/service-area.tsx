import { createFileRoute } from '@tanstack/react-router';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { searchAddressesNear } from '#features/lookups/lookups.ts';
import { ServiceArea } from '#features/scheduling/work-zones/service-area.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';
import { readZoneSearch } from '../../-zone-search.ts';

const ServiceAreaPage = () => {
  const { zone } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FormPage
      wide
      header={
        <PageHeader
          title="Work zones"
          lead={
            zone === undefined
              ? 'Your work zones, with their days and travel fees.'
              : 'Tap the map to set the corners of your zone, then drag them into place.'
          }
          back={
            zone === undefined
              ? { to: '/groomer/account', label: 'your account' }
              : { to: '/groomer/account/service-area', label: 'your zones' }
          }
        />
      }
    >
      <ServiceArea
        searchNear={searchAddressesNear}
        zone={zone}
        firstDay={useCalendarHabits().firstDayOfWeek}
        onZone={(next) => void navigate({ search: next === undefined ? {} : { zone: next }, resetScroll: true })}
        // Replaces the entry in the history, so that going back does not reopen a saved zone.
        onDone={() => void navigate({ search: {}, resetScroll: true, replace: true, ignoreBlocker: true })}
      />
    </FormPage>
  );
};

export const Route = createFileRoute('/groomer/_main/account/service-area')({
  staticData: { tabs: false },
  validateSearch: readZoneSearch,
  component: ServiceAreaPage,
});
