import { createFileRoute } from '@tanstack/react-router';
import { MilestonePage } from '#features/onboarding/milestone-page.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useSite } from '#shell/site/site-context.ts';
import { ButtonLink } from '#ui/actions/button.tsx';

const RenterCongrats = () => {
  const { appName } = useSite();
  return (
    <SignupLayout>
      <MilestonePage
        title="We have your application"
        lead={`Thank you. The ${appName} team reviews it and writes to you.`}
        action={
          <ButtonLink to="/renter" look="filled" fullWidth>
            Go to home
          </ButtonLink>
        }
      />
    </SignupLayout>
  );
};

export const Route = createFileRoute('/renter/signup/congrats')({
  component: RenterCongrats,
});
