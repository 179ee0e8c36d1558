import { createFileRoute } from '@tanstack/react-router';
import { AuditLog } from '#features/accounts/audit/audit-log.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

const Audit = () => (
  <TablePage
    header={
      <PageHeader
        title="Audit log"
        lead="Logins and changes on the site, kept for 13 months. Support access is listed with its reason."
        back={{ to: '/staff', label: 'Home', phoneOnly: true }}
      />
    }
  >
    <AuditLog search={Route.useSearch()} onSearch={Route.useNavigate()} />
  </TablePage>
);

export const Route = createFileRoute('/staff/audit')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Audit,
});
