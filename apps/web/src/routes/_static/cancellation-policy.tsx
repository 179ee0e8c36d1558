import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const CancellationPolicy = () => <StaticPage page="cancellation-policy" />;

export const Route = createFileRoute('/_static/cancellation-policy')({
  loader: loadPage('cancellation-policy'),
  component: CancellationPolicy,
});
