import { createFileRoute } from '@tanstack/react-router';
import { Downloads } from '#features/reports/downloads.tsx';
import { Orders } from '#features/reports/orders-table.tsx';
import { useReportPlace } from '#features/reports/report-place.ts';
import { ORDERS_TABLE } from '#features/reports/report-tables.ts';
import { EARNINGS } from '#features/reports/reports-query.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

const OrderDetails = () => {
  const place = useReportPlace(Route.useSearch(), Route.useNavigate(), ORDERS_TABLE);
  return (
    <TablePage
      header={
        <PageHeader
          title="Orders"
          back={{ to: '/groomer/reports', label: 'reports' }}
          actions={<Downloads of={EARNINGS} name="orders" shown={place.shown} main />}
        />
      }
    >
      <Orders place={place} />
    </TablePage>
  );
};

export const Route = createFileRoute('/groomer/_main/reports/detail/')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: OrderDetails,
});
