import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailRow } from '#features/accounts/sign-in-details/confirm-email-row.tsx';
import { OpenApplication } from '#features/onboarding/open-application.tsx';
import { ApplicationStatus } from '#features/providers/application-status.tsx';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';

const Confirmation = () => (
  <SignupLayout>
    <ApplicationStatus openApplication={<OpenApplication />} confirmEmail={<ConfirmEmailRow />} />
  </SignupLayout>
);

export const Route = createFileRoute('/groomer/new/confirmation')({
  staticData: { guards: ['groomer', 'groomer-status'] },
  beforeLoad: keepGuards,
  component: Confirmation,
  pendingComponent: EntrySkeleton,
});
