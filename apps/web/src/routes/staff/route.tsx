import { createFileRoute } from '@tanstack/react-router';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { Area } from '#shell/layouts/area.tsx';
import { AreaNotFound } from '#shell/layouts/area-not-found.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const StaffArea = () => <Area role="staff" />;

export const Route = createFileRoute('/staff')({
  staticData: { guards: ['staff'] },
  beforeLoad: keepGuards,
  component: StaffArea,
  pendingComponent: AreaSkeleton,
  notFoundComponent: AreaNotFound,
});
