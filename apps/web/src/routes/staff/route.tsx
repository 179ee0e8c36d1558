import { createFileRoute } from '@tanstack/react-router';
import { Area } from '#features/accounts/area.tsx';
import { startArea } from '#features/accounts/start-area.ts';
import { requireRole } from '#shell/guards/require-role.ts';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const StaffArea = () => <Area role="staff" />;

export const Route = createFileRoute('/staff')({
  beforeLoad: requireRole('staff'),
  loader: startArea('staff'),
  component: StaffArea,
  pendingComponent: AreaSkeleton,
});
