import { createFileRoute } from '@tanstack/react-router';
import { Downloads } from '#features/reports/downloads.tsx';
import { useReportPlace } from '#features/reports/report-place.ts';
import { TAXES_TABLE } from '#features/reports/report-tables.ts';
import { TAXES } from '#features/reports/reports-query.ts';
import { SalesTaxes } from '#features/reports/sales-taxes.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const SalesTaxesReport = () => {
  const place = useReportPlace(Route.useSearch(), Route.useNavigate(), TAXES_TABLE);
  return (
    <DashboardPage
      header={
        <PageHeader
          title="Sales taxes"
          back={{ to: '/groomer/reports', label: 'reports' }}
          actions={<Downloads of={TAXES} name="sales-taxes" shown={place.shown} main />}
        />
      }
    >
      <SalesTaxes place={place} />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/groomer/_main/reports/sales-taxes-payable')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: SalesTaxesReport,
});
