import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const About = () => <StaticPage page="about" />;

export const Route = createFileRoute('/_static/s/about')({
  loader: loadPage('about'),
  component: About,
});
