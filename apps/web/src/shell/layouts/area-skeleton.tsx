import { VisuallyHidden } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { navigationRoleOf } from '../navigation/navigation-role.ts';
import { AREA_OF_ROLE } from '../roles.ts';
import { NOBODY } from '../session/session.ts';
import { authenticationHint } from '../session/session-hints.ts';
import { AreaLayout } from './area-layout.tsx';
import classes from './area-skeleton.module.css';

/** Which other pages a member of staff may open is known with the session. */
const isStaffHome = (to: string) => to === AREA_OF_ROLE.staff;

/** The first paint of an area: shows the last user's avatar while the session is checked. */
export const AreaSkeleton = (): ReactNode => {
  const { role: known, userId, displayName } = authenticationHint();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const role = navigationRoleOf(known === NOBODY ? null : known, path);
  return (
    <AreaLayout
      role={role}
      shows={role === 'staff' ? isStaffHome : undefined}
      person={userId ? { id: userId, displayName, email: null, photoURL: null } : null}
    >
      <VisuallyHidden component="h1">Loading</VisuallyHidden>
      <div className={classes['content']}>
        <Card>
          {/* The router has waited a moment already. */}
          <SkeletonRows rows={4} atOnce />
        </Card>
      </div>
    </AreaLayout>
  );
};
