import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const TermsAndConditions = () => <StaticPage page="terms-and-conditions" />;

export const Route = createFileRoute('/_static/s/terms-and-conditions')({
  loader: loadPage('terms-and-conditions'),
  component: TermsAndConditions,
});
