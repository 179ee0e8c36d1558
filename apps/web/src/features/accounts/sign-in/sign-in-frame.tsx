import type { ReactNode } from 'react';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { SkeletonFields } from '#ui/skeleton.tsx';

/** What stands around the first form people meet. */
export const SignInFrame = ({ children }: { children: ReactNode }) => (
  <EntryLayout title="Welcome back" lead="Log in to see your bookings, route and messages.">
    {children}
  </EntryLayout>
);

/** The same before the form is there: two fields, a tick and two buttons. */
export const SignInSkeleton = () => (
  <SignInFrame>
    <SkeletonFields fields={2} tick buttons={2} />
  </SignInFrame>
);
