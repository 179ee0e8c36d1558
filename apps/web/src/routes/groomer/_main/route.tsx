import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useSendNoted } from '#features/orders/checkout/offline/use-send-noted.ts';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { Area } from '#shell/layouts/area.tsx';
import { AreaNotFound } from '#shell/layouts/area-not-found.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const Palette = lazy(async () => ({ default: (await import('../../-palette/groomer-palette.tsx')).GroomerPalette }));

const GroomerArea = () => {
  useSendNoted();
  return <Area role="groomer" palette={Palette} />;
};

export const Route = createFileRoute('/groomer/_main')({
  staticData: { guards: ['groomer', 'groomer-status', 'agreements-signed', 'emergency-contact'] },
  beforeLoad: keepGuards,
  component: GroomerArea,
  pendingComponent: AreaSkeleton,
  notFoundComponent: AreaNotFound,
});
