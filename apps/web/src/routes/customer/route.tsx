import { createFileRoute } from '@tanstack/react-router';
import { Area } from '#features/accounts/area.tsx';
import { startArea } from '#features/accounts/start-area.ts';
import { requireRole } from '#shell/guards/require-role.ts';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const CustomerArea = () => <Area role="customer" />;

export const Route = createFileRoute('/customer')({
  beforeLoad: requireRole('customer'),
  loader: startArea('customer'),
  component: CustomerArea,
  pendingComponent: AreaSkeleton,
});
