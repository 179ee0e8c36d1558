import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { GroomingPreferencesForm } from '#features/preferences/grooming-preferences-form.tsx';
import { preferencesQuery } from '#features/preferences/preferences-query.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { OnboardingPage } from './-onboarding-page.tsx';

const Preferences = () => {
  const preferences = useQuery(preferencesQuery);
  const navigate = useNavigate();
  return (
    <OnboardingPage
      step="/groomer/onboarding/preferences"
      title="Preferences"
      lead="Which pets you take and how far you drive. You are never offered others."
    >
      {preferences.data ? (
        <GroomingPreferencesForm
          saved={preferences.data}
          action="Save and continue"
          onSaved={() => void navigate({ to: '/groomer/onboarding/services-selection' })}
        />
      ) : (
        <Card>
          {preferences.isError ? (
            <ErrorState
              title="Your preferences didn’t load"
              retrying={preferences.isFetching}
              onRetry={() => void preferences.refetch()}
            />
          ) : (
            <SkeletonRows rows={4} label="Loading your preferences" />
          )}
        </Card>
      )}
    </OnboardingPage>
  );
};

export const Route = createFileRoute('/groomer/onboarding/preferences')({ component: Preferences });
