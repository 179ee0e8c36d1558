import { createFileRoute } from '@tanstack/react-router';
import { Downloads } from '#features/reports/downloads.tsx';
import { useReportPlace } from '#features/reports/report-place.ts';
import { STOPS_TABLE } from '#features/reports/report-tables.ts';
import { STOPS } from '#features/reports/reports-query.ts';
import { Stops } from '#features/reports/stops.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const ProfitPerStop = () => {
  const place = useReportPlace(Route.useSearch(), Route.useNavigate(), STOPS_TABLE);
  return (
    <DashboardPage
      header={
        <PageHeader
          title="Profit per stop"
          back={{ to: '/groomer/reports', label: 'reports' }}
          actions={<Downloads of={STOPS} name="profit-per-stop" shown={place.shown} main />}
        />
      }
    >
      <Stops place={place} />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/groomer/_main/reports/profit')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: ProfitPerStop,
});
