import { createFileRoute, redirect } from '@tanstack/react-router';
import { IndexScreen } from '#features/public-pages/public-screen.tsx';
import { homeOf } from '#shell/guards/home-of.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { StaticLayout } from '#shell/layouts/static-layout.tsx';
import { isNative } from '#shell/native/platform.ts';
import { restoredSession } from '#shell/session/renew-session.ts';
import { useBroughtAnswers } from '#shell/site/use-brought-answers.ts';

const Index = () => {
  useBroughtAnswers();
  return (
    <StaticLayout>
      <IndexScreen />
    </StaticLayout>
  );
};

export const Route = createFileRoute('/')({
  beforeLoad: async () => {
    const session = await restoredSession();
    if (session) throw redirect({ to: homeOf(session), replace: true });
    // Who has installed the app knows what it is.
    if (isNative()) throw redirect({ to: '/login', replace: true });
  },
  component: Index,
  pendingComponent: EntrySkeleton,
});
