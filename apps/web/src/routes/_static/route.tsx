import { createFileRoute, Outlet } from '@tanstack/react-router';
import { StaticLayout } from '#shell/layouts/static-layout.tsx';

/** Header and footer stay where they are while one reads from page to page. */
const PublicPages = () => (
  <StaticLayout>
    <Outlet />
  </StaticLayout>
);

export const Route = createFileRoute('/_static')({ component: PublicPages });
