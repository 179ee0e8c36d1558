import { createFileRoute } from '@tanstack/react-router';
import { DrivenFleets } from '#features/fleet/driven-fleets.tsx';
import { DrivenVanPage } from '#features/vehicles/driver/driven-van.tsx';

const VanOfToday = () => <DrivenVanPage tab="photos" policies={<DrivenFleets />} />;

export const Route = createFileRoute('/groomer/_main/my-van/photos')({
  staticData: { tabs: false },
  component: VanOfToday,
});
