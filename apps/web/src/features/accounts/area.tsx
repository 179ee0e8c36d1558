import { Outlet } from '@tanstack/react-router';
import { AreaLayout } from '#shell/layouts/area-layout.tsx';
import { useSession } from '#shell/session/session-store.ts';

/** What stands around every screen of a role. */
export const Area = () => {
  const session = useSession();
  return (
    <AreaLayout person={session?.user ?? null}>
      <Outlet />
    </AreaLayout>
  );
};
