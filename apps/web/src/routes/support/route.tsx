import { createFileRoute } from '@tanstack/react-router';
import { Area } from '#features/accounts/area.tsx';
import { startArea } from '#features/accounts/start-area.ts';
import { requireRole } from '#shell/guards/require-role.ts';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const SupportArea = () => <Area role="support" />;

export const Route = createFileRoute('/support')({
  beforeLoad: requireRole('support'),
  loader: startArea('support'),
  component: SupportArea,
  pendingComponent: AreaSkeleton,
});
