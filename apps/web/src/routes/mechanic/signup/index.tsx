import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ReviewApplication } from '#features/onboarding/review-application.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { useSite } from '#shell/site/site-context.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { OnePageSignUp } from '../../-one-page-sign-up.tsx';
import { readSignUpSearch } from '../../-sign-up-search.ts';

const OwnApplication = () => {
  const navigate = useNavigate();
  return (
    <SignUpStep title="Check your application" lead="This is what our team reviews." {...useStepPercent()}>
      <ReviewApplication
        step="signup"
        onSent={() => void navigate({ to: '/mechanic/signup/congrats', replace: true })}
      />
    </SignUpStep>
  );
};

const NewMechanic = () => {
  const { appName } = useSite();
  return (
    <OnePageSignUp
      as="mechanic"
      search={readSignUpSearch(Route.useSearch())}
      title={`Repair vans for ${appName}`}
      phoneLead="We text you about repairs on this number."
      addressLead="This is your account. Your address tells us which vans are near."
      known={<OwnApplication />}
    />
  );
};

export const Route = createFileRoute('/mechanic/signup/')({
  // Visitors sign up here; a mechanic who was asked for more hands in again.
  staticData: { waives: ['mechanic'] },
  validateSearch: textSearch,
  component: NewMechanic,
});
