import { createFileRoute } from '@tanstack/react-router';
import { Area } from '#features/accounts/area.tsx';
import { startArea } from '#features/accounts/start-area.ts';
import { requireRole } from '#shell/guards/require-role.ts';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const MechanicArea = () => <Area role="mechanic" />;

export const Route = createFileRoute('/mechanic')({
  beforeLoad: requireRole('mechanic'),
  loader: startArea('mechanic'),
  component: MechanicArea,
  pendingComponent: AreaSkeleton,
});
