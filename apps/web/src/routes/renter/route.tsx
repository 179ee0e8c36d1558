import { createFileRoute } from '@tanstack/react-router';
import { Area } from '#features/accounts/area.tsx';
import { startArea } from '#features/accounts/start-area.ts';
import { requireRole } from '#shell/guards/require-role.ts';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const RenterArea = () => <Area role="renter" />;

export const Route = createFileRoute('/renter')({
  beforeLoad: requireRole('renter'),
  loader: startArea('renter'),
  component: RenterArea,
  pendingComponent: AreaSkeleton,
});
