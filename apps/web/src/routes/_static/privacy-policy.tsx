import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const PrivacyPolicy = () => <StaticPage page="privacy-policy" />;

export const Route = createFileRoute('/_static/privacy-policy')({
  loader: loadPage('privacy-policy'),
  component: PrivacyPolicy,
});
