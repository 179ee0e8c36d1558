import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { Area } from '#shell/layouts/area.tsx';
import { AreaNotFound } from '#shell/layouts/area-not-found.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';

const Palette = lazy(async () => ({ default: (await import('../-palette/site-palette.tsx')).SupportPalette }));

const SupportArea = () => <Area role="support" palette={Palette} />;

export const Route = createFileRoute('/support')({
  staticData: { guards: ['support'] },
  beforeLoad: keepGuards,
  component: SupportArea,
  pendingComponent: AreaSkeleton,
  notFoundComponent: AreaNotFound,
});
