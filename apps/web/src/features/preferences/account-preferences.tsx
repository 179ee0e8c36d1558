import { toastSuccess } from '#shell/errors/toast.tsx';
import { CalendarHabitsCard } from './calendar-habits-card.tsx';
import { GroomingPreferencesForm } from './grooming-preferences-form.tsx';
import { WithPreferences } from './with-preferences.tsx';

export const AccountPreferences = () => (
  <WithPreferences>
    {(saved) => (
      <GroomingPreferencesForm
        saved={saved}
        aside={<CalendarHabitsCard saved={saved} />}
        onSaved={() => toastSuccess('Preferences saved')}
      />
    )}
  </WithPreferences>
);
