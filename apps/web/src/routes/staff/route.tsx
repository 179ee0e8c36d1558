import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { AreaNoAccess } from '#shell/layouts/area-no-access.tsx';
import { Area } from '#shell/layouts/area.tsx';
import { AreaNotFound } from '#shell/layouts/area-not-found.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';
import { useDuties } from '#shell/staff/use-duties.ts';

const Palette = lazy(async () => ({ default: (await import('../-palette/site-palette.tsx')).StaffPalette }));

const StaffArea = () => {
  const { opens } = useDuties();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Area role="staff" shows={opens} palette={Palette}>
      {opens(path) ? <Outlet /> : <AreaNoAccess />}
    </Area>
  );
};

export const Route = createFileRoute('/staff')({
  staticData: { guards: ['staff'] },
  beforeLoad: keepGuards,
  component: StaffArea,
  pendingComponent: AreaSkeleton,
  notFoundComponent: AreaNotFound,
});
