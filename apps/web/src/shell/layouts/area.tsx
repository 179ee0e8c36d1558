import type { Role } from '@tailgate/contract';
import { Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { combinedRules } from '../guards/route-rules.ts';
import { useLiveReads } from '../live/use-live-reads.ts';
import type { Shows } from '../navigation/destinations.ts';
import type { Palette } from '../palette/use-palette.tsx';
import { useSession } from '../session/session-store.ts';
import { AreaLayout } from './area-layout.tsx';
import { AreaSkeleton } from './area-skeleton.tsx';

interface AreaProps {
  readonly role: Role;
  readonly shows?: Shows;
  readonly palette?: Palette;
  readonly children?: ReactNode;
}

/** The frame around every screen of a role. Remounts on a change of account, so no screen of the previous one remains. */
export const Area = ({ role, shows, palette, children = <Outlet /> }: AreaProps): ReactNode => {
  const session = useSession();
  useLiveReads();
  const tabs = useMatches({
    select: (matches) => combinedRules(matches.map(({ staticData }) => staticData)).tabs,
  });
  if (session?.role !== role) return <AreaSkeleton />;
  return (
    <AreaLayout role={role} person={session.user} tabs={tabs} shows={shows} palette={palette}>
      {children}
    </AreaLayout>
  );
};
