import { createFileRoute } from '@tanstack/react-router';
import { DrivenFleets } from '#features/fleet/driven-fleets.tsx';
import { DrivenVanPage } from '#features/vehicles/driver/driven-van.tsx';

const OneVan = () => {
  const { vanId } = Route.useParams();
  return <DrivenVanPage key={vanId} vanId={vanId} tab="photos" policies={<DrivenFleets />} />;
};

export const Route = createFileRoute('/groomer/_main/my-van/$vanId/photos')({
  staticData: { tabs: false },
  component: OneVan,
});
