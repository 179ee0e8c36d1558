import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ChooseServices } from '#features/catalogue/services/choose-services.tsx';
import { OnboardingPage } from './-onboarding-page.tsx';

const ServicesSelection = () => {
  const navigate = useNavigate();
  return (
    <OnboardingPage
      step="/groomer/onboarding/services-selection"
      title="What you offer"
      lead="Choose the services customers can book. You can change this later."
    >
      <ChooseServices onSaved={() => void navigate({ to: '/groomer/onboarding/services' })} />
    </OnboardingPage>
  );
};

export const Route = createFileRoute('/groomer/onboarding/services-selection')({ component: ServicesSelection });
