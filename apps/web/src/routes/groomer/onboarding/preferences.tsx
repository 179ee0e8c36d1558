import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { GroomingPreferencesForm } from '#features/preferences/grooming-preferences-form.tsx';
import { WithPreferences } from '#features/preferences/with-preferences.tsx';
import { OnboardingPage } from './-onboarding-page.tsx';

const Preferences = () => {
  const navigate = useNavigate();
  return (
    <OnboardingPage
      step="/groomer/onboarding/preferences"
      title="Preferences"
      lead="Which pets you take and how far you drive. You are never offered others."
    >
      <WithPreferences>
        {(saved) => (
          <GroomingPreferencesForm
            saved={saved}
            action="Save and continue"
            onSaved={() => void navigate({ to: '/groomer/onboarding/services-selection' })}
          />
        )}
      </WithPreferences>
    </OnboardingPage>
  );
};

export const Route = createFileRoute('/groomer/onboarding/preferences')({ component: Preferences });
