import { createFileRoute } from '@tanstack/react-router';
import { Area } from '#features/accounts/area.tsx';
import { startArea } from '#features/accounts/start-area.ts';
import { requireRole } from '#shell/guards/require-role.ts';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const FleetOwnerArea = () => <Area role="fleet_owner" />;

export const Route = createFileRoute('/fleet-owner')({
  beforeLoad: requireRole('fleet_owner'),
  loader: startArea('fleet_owner'),
  component: FleetOwnerArea,
  pendingComponent: AreaSkeleton,
});
