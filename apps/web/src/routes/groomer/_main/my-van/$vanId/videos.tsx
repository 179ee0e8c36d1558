import { createFileRoute } from '@tanstack/react-router';
import { VanScreen } from '../-van-screen.tsx';

const OneVan = () => {
  const { vanId } = Route.useParams();
  return <VanScreen key={vanId} vanId={vanId} tab="videos" />;
};

export const Route = createFileRoute('/groomer/_main/my-van/$vanId/videos')({
  staticData: { tabs: false },
  component: OneVan,
});
