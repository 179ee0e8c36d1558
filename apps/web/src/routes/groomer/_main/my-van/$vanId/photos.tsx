import { createFileRoute } from '@tanstack/react-router';
import { VanScreen } from '../-van-screen.tsx';

const OneVan = () => {
  const { vanId } = Route.useParams();
  return <VanScreen key={vanId} vanId={vanId} tab="photos" />;
};

export const Route = createFileRoute('/groomer/_main/my-van/$vanId/photos')({
  staticData: { tabs: false },
  component: OneVan,
});
