import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { MyServices } from '#features/catalogue/services/my-services.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { OnboardingPage } from './-onboarding-page.tsx';

const Services = () => {
  const navigate = useNavigate();
  return (
    <OnboardingPage
      step="/groomer/onboarding/services"
      title="Service descriptions"
      lead="Customers read these when they book. Edit them to fit how you work."
      wide
    >
      <MyServices
        onlyOffered
        choose={
          <ButtonLink to="/groomer/onboarding/services-selection" look="tint">
            Choose services
          </ButtonLink>
        }
        next={
          <PageButton type="button" onClick={() => void navigate({ to: '/groomer/onboarding/services-pricing-intro' })}>
            Continue to prices
          </PageButton>
        }
      />
    </OnboardingPage>
  );
};

export const Route = createFileRoute('/groomer/onboarding/services')({ component: Services });
