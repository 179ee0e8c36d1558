import { createFileRoute, Outlet } from '@tanstack/react-router';
import { StaticLayout } from '#shell/layouts/static-layout.tsx';
import { useBroughtAnswers } from '#shell/site/use-brought-answers.ts';

/** Header and footer stay where they are while one reads from page to page. */
const PublicPages = () => {
  useBroughtAnswers();
  return (
    <StaticLayout>
      <Outlet />
    </StaticLayout>
  );
};

export const Route = createFileRoute('/_static')({ component: PublicPages });
