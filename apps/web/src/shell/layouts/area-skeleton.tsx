import { VisuallyHidden } from '@mantine/core';
import { Card } from '#ui/card.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { authenticationHint } from '../session/session-hints.ts';
import { AreaLayout } from './area-layout.tsx';

/** The first paint of an area: whoever was here last is greeted by their picture while we ask whether they still are. */
export const AreaSkeleton = () => {
  const { userId, displayName } = authenticationHint();
  return (
    <AreaLayout person={userId ? { id: userId, displayName } : null}>
      <VisuallyHidden component="h1">Loading</VisuallyHidden>
      <Card>
        <SkeletonRows rows={4} />
      </Card>
    </AreaLayout>
  );
};
