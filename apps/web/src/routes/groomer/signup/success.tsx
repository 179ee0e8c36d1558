import { createFileRoute } from '@tanstack/react-router';
import { MilestonePage } from '#features/onboarding/milestone-page.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useSite } from '#shell/site/site-context.ts';
import { ButtonLink } from '#ui/actions/button.tsx';

const Success = () => {
  const { appName } = useSite();
  return (
    <SignupLayout>
      <MilestonePage
        title="Your application is on its way"
        lead={`The ${appName} team reviews it and writes to you. You don’t have to keep this page open.`}
        action={
          <ButtonLink to="/groomer/new/confirmation" look="filled" fullWidth>
            See where it stands
          </ButtonLink>
        }
      />
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/success')({
  staticData: { openTo: ['pending'] },
  component: Success,
});
