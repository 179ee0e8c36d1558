import { createFileRoute } from '@tanstack/react-router';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { Area } from '#shell/layouts/area.tsx';
import { AreaNotFound } from '#shell/layouts/area-not-found.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const MechanicArea = () => <Area role="mechanic" />;

export const Route = createFileRoute('/mechanic/_main')({
  staticData: { guards: ['mechanic', 'agreements-signed'] },
  beforeLoad: keepGuards,
  component: MechanicArea,
  pendingComponent: AreaSkeleton,
  notFoundComponent: AreaNotFound,
});
