import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const TermsOfService = () => <StaticPage page="terms-of-service" />;

export const Route = createFileRoute('/_static/s/terms-of-service')({
  loader: loadPage('terms-of-service'),
  component: TermsOfService,
});
