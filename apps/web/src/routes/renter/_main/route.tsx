import { createFileRoute } from '@tanstack/react-router';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { Area } from '#shell/layouts/area.tsx';
import { AreaNotFound } from '#shell/layouts/area-not-found.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const RenterArea = () => <Area role="renter" />;

export const Route = createFileRoute('/renter/_main')({
  staticData: { guards: ['renter', 'agreements-signed'] },
  beforeLoad: keepGuards,
  component: RenterArea,
  pendingComponent: AreaSkeleton,
  notFoundComponent: AreaNotFound,
});
