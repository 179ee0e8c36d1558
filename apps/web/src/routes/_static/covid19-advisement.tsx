import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const Covid19Advisement = () => <StaticPage page="covid19-advisement" />;

export const Route = createFileRoute('/_static/covid19-advisement')({
  loader: loadPage('covid19-advisement'),
  component: Covid19Advisement,
});
