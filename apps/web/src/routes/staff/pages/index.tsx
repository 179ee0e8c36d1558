import { createFileRoute } from '@tanstack/react-router';
import { PageList } from '#features/sites/staff/page-list.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const Pages = () => (
  <TablePage
    header={
      <PageHeader title="Pages" lead="Text on the public pages. Until you write your own, visitors see default text." />
    }
  >
    <PageList />
  </TablePage>
);

export const Route = createFileRoute('/staff/pages/')({ component: Pages });
