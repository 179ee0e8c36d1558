import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MilestonePage } from '#features/onboarding/milestone-page.tsx';
import { accountQuery } from '#shell/account/account-query.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';

const Congrats = () => {
  const isActive = useQuery(accountQuery('groomer')).data?.status === 'active';
  return (
    <SignupLayout>
      {isActive ? (
        <MilestonePage
          title="Congratulations, you’re all set"
          lead="Customers can book you now."
          action={
            <ButtonLink to="/groomer" look="filled" fullWidth>
              Go to home
            </ButtonLink>
          }
        />
      ) : (
        <MilestonePage
          title="Almost there"
          lead="Finish setting up your account, then customers can book you."
          action={
            <ButtonLink to="/groomer/signup/start-onboarding" look="filled" fullWidth>
              See what’s left
            </ButtonLink>
          }
        />
      )}
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/congrats')({
  staticData: { openTo: ['approved', 'active'] },
  component: Congrats,
});
