import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const PartnerProgramme = () => <StaticPage page="partner-programme" />;

export const Route = createFileRoute('/_static/s/partner-programme')({
  loader: loadPage('partner-programme'),
  component: PartnerProgramme,
});
