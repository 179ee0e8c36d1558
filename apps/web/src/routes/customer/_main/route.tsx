import { createFileRoute } from '@tanstack/react-router';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { Area } from '#shell/layouts/area.tsx';
import { AreaNotFound } from '#shell/layouts/area-not-found.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const CustomerArea = () => <Area role="customer" />;

export const Route = createFileRoute('/customer/_main')({
  staticData: { guards: ['customer', 'customer-status'] },
  beforeLoad: keepGuards,
  component: CustomerArea,
  pendingComponent: AreaSkeleton,
  notFoundComponent: AreaNotFound,
});
