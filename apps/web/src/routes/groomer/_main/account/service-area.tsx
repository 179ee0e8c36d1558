import { createFileRoute } from '@tanstack/react-router';
import { useCalendarHabits } from '#features/preferences/preferences-query.ts';
import { ServiceArea } from '#features/work-zones/service-area.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';

/** Which zone is being drawn: its id, or `new`. */
interface ServiceAreaSearch {
  readonly zone?: string;
}

const readSearch = ({ zone }: Record<string, unknown>): ServiceAreaSearch =>
  typeof zone === 'string' && zone !== '' ? { zone } : {};

const ServiceAreaPage = () => {
  const { zone } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageHeader
        title="Service area"
        lead={
          zone === undefined
            ? 'Where you drive to, on which days, and what the way there costs.'
            : 'Tap the corners of the streets you’ll drive to, then drag the dots until it fits.'
        }
        back={
          zone === undefined
            ? { to: '/groomer/account', label: 'your account' }
            : { to: '/groomer/account/service-area', label: 'your zones' }
        }
      />
      <ServiceArea
        zone={zone}
        firstDay={useCalendarHabits().firstDayOfWeek}
        onZone={(next) => void navigate({ search: next === undefined ? {} : { zone: next }, resetScroll: true })}
        // In its place: who goes back from the list does not mean a zone that is finished.
        onDone={() => void navigate({ search: {}, resetScroll: true, replace: true, ignoreBlocker: true })}
      />
    </>
  );
};

export const Route = createFileRoute('/groomer/_main/account/service-area')({
  staticData: { tabs: false },
  validateSearch: readSearch,
  component: ServiceAreaPage,
});
