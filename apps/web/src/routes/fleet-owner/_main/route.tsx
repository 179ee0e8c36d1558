import { createFileRoute } from '@tanstack/react-router';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { Area } from '#shell/layouts/area.tsx';
import { AreaNotFound } from '#shell/layouts/area-not-found.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const FleetOwnerArea = () => <Area role="fleet_owner" />;

export const Route = createFileRoute('/fleet-owner/_main')({
  staticData: { guards: ['fleet-owner', 'agreements-signed'] },
  beforeLoad: keepGuards,
  component: FleetOwnerArea,
  pendingComponent: AreaSkeleton,
  notFoundComponent: AreaNotFound,
});
