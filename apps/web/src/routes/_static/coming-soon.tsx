import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const ComingSoon = () => <StaticPage page="coming-soon" />;

export const Route = createFileRoute('/_static/coming-soon')({
  loader: loadPage('coming-soon'),
  component: ComingSoon,
});
