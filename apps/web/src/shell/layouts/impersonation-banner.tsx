import { lazy, Suspense } from 'react';
import { isImpersonated } from '../session/session.ts';
import { useSession } from '../session/session-store.ts';

/** Not part of the first page: hardly anybody is impersonated. Where it cannot be loaded, the page is not shown either. */
const Words = lazy(async () => ({ default: (await import('./impersonation-words.tsx')).ImpersonationWords }));

/** At the top of every page during impersonation; it cannot be closed. */
export const ImpersonationBanner = () => {
  const session = useSession();
  if (!session || !isImpersonated(session)) return null;
  return (
    <Suspense fallback={null}>
      <Words session={session} />
    </Suspense>
  );
};
