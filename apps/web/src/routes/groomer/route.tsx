import { createFileRoute } from '@tanstack/react-router';
import { Area } from '#features/accounts/area.tsx';
import { startArea } from '#features/accounts/start-area.ts';
import { requireRole } from '#shell/guards/require-role.ts';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const GroomerArea = () => <Area role="groomer" />;

export const Route = createFileRoute('/groomer')({
  beforeLoad: requireRole('groomer'),
  loader: startArea('groomer'),
  component: GroomerArea,
  pendingComponent: AreaSkeleton,
});
