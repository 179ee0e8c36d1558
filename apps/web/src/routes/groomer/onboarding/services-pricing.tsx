import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { MyPrices } from '#features/catalogue/my-prices.tsx';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { OnboardingPage } from './-onboarding-page.tsx';

const ServicesPricing = () => {
  const navigate = useNavigate();
  return (
    <OnboardingPage
      step="/groomer/onboarding/services-pricing"
      title="Your prices"
      lead="What each service costs and how long it takes."
      wide
    >
      <MyPrices
        action="Save and continue"
        onSaved={() => {
          toastSuccess('Prices saved');
          void navigate({ to: '/groomer/signup/start-onboarding' });
        }}
        choose={
          <ButtonLink to="/groomer/onboarding/services-selection" look="tint">
            Choose services
          </ButtonLink>
        }
      />
    </OnboardingPage>
  );
};

export const Route = createFileRoute('/groomer/onboarding/services-pricing')({ component: ServicesPricing });
