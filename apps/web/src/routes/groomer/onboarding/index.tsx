import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { myServicesQuery } from '#features/catalogue/catalogue-query.ts';
import { isPriced, tableOf } from '#features/catalogue/price-table.ts';
import { hasPreferenceIssues } from '#features/providers/preferences/preference-issues.ts';
import { preferencesQuery } from '#features/providers/preferences/preferences-query.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OnboardingPage } from './-onboarding-page.tsx';
import { firstUnfinished } from './-steps.ts';

/** Leads to the first thing that is left to do. */
const Onboarding = () => {
  const preferences = useQuery(preferencesQuery);
  const mine = useQuery(myServicesQuery);
  if (preferences.data && mine.data) {
    const { services } = tableOf(mine.data.items);
    const done = {
      preferences: !hasPreferenceIssues(preferences.data),
      services: services.length > 0,
      prices: services.every(isPriced),
    };
    return <Navigate to={firstUnfinished(done)} replace />;
  }
  const failed = [preferences, mine].filter(({ isError, data }) => isError && !data);
  if (failed.length === 0) return <EntrySkeleton />;
  return (
    <OnboardingPage
      step="/groomer/onboarding/preferences"
      title="Your services"
      lead="What you offer, and for how much."
    >
      <Card>
        <ErrorState
          title="Your progress didn’t load"
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      </Card>
    </OnboardingPage>
  );
};

export const Route = createFileRoute('/groomer/onboarding/')({ component: Onboarding });
