import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const WhyUs = () => <StaticPage page="why-us" />;

export const Route = createFileRoute('/_static/s/why-us')({
  loader: loadPage('why-us'),
  component: WhyUs,
});
