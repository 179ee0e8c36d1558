import type { Role } from '@tailgate/contract';
import { Outlet } from '@tanstack/react-router';
import { AreaLayout } from '#shell/layouts/area-layout.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';
import { useSession } from '#shell/session/session-store.ts';

/** What stands around every screen of a role. Between two identities nobody sees the screens of the first one. */
export const Area = ({ role }: { role: Role }) => {
  const session = useSession();
  if (session?.role !== role) return <AreaSkeleton />;
  return (
    <AreaLayout person={session.user}>
      <Outlet />
    </AreaLayout>
  );
};
