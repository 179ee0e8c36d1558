import type { ReactNode } from 'react';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { SkeletonFields } from '#ui/feedback/skeleton.tsx';

/** The frame of the sign-in form. */
export const SignInFrame = ({ children }: { children: ReactNode }) => (
  <EntryLayout title="Welcome back" lead="Log in to see your bookings, route and messages.">
    {children}
  </EntryLayout>
);

/** The same before the form is there, as nearly every browser shows it: two fields, a tick and three buttons. */
export const SignInSkeleton = () => (
  <SignInFrame>
    <SkeletonFields fields={2} tick buttons={3} />
  </SignInFrame>
);
