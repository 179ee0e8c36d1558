import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const PetReleaseTerms = () => <StaticPage page="pet-release-terms" />;

export const Route = createFileRoute('/_static/s/pet-release-terms')({
  loader: loadPage('pet-release-terms'),
  component: PetReleaseTerms,
});
