import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PreferencesStep } from '#features/providers/preferences/preferences-step.tsx';
import { OnboardingPage } from './-onboarding-page.tsx';

const Preferences = () => {
  const navigate = useNavigate();
  return (
    <OnboardingPage
      step="/groomer/onboarding/preferences"
      title="Preferences"
      lead="Which pets you take and how far you drive."
    >
      <PreferencesStep onSaved={() => void navigate({ to: '/groomer/onboarding/services-selection' })} />
    </OnboardingPage>
  );
};

export const Route = createFileRoute('/groomer/onboarding/preferences')({ component: Preferences });
