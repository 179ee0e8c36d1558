import { createFileRoute } from '@tanstack/react-router';
import { VanScreen } from '../-van-screen.tsx';

const OneVan = () => {
  const { vanId } = Route.useParams();
  return <VanScreen key={vanId} vanId={vanId} tab="documents" />;
};

export const Route = createFileRoute('/groomer/_main/my-van/$vanId/documents')({
  staticData: { tabs: false },
  component: OneVan,
});
