import { createFileRoute } from '@tanstack/react-router';
import { PageList } from '#features/sites/staff/page-list.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';

const Pages = () => (
  <>
    <PageHeader title="Pages" lead="The texts visitors read. Until you write your own, they see a neutral one." />
    <PageList />
  </>
);

export const Route = createFileRoute('/staff/pages/')({ component: Pages });
