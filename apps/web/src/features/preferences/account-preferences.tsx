import { useQuery } from '@tanstack/react-query';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { CalendarHabitsCard } from './calendar-habits-card.tsx';
import { GroomingPreferencesForm } from './grooming-preferences-form.tsx';
import { preferencesQuery } from './preferences-query.ts';

export const AccountPreferences = () => {
  const preferences = useQuery(preferencesQuery);
  if (!preferences.data)
    return (
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
    );
  return (
    <GroomingPreferencesForm
      saved={preferences.data}
      aside={<CalendarHabitsCard saved={preferences.data} />}
      onSaved={() => toastSuccess('Preferences saved')}
    />
  );
};
