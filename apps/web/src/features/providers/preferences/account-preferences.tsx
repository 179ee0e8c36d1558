import { SavedForm } from '#shell/forms/saved-form.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { CalendarHabitsCard } from './calendar-habits-card.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import type { Preferences } from './preferences-query.ts';
import { usePreferencesForm } from './use-preferences-form.ts';
import { WithPreferences } from './with-preferences.tsx';

const PreferencesForm = ({ saved }: { saved: Preferences }) => {
  const write = usePreferencesForm(saved, { success: 'Preferences saved' });
  return (
    <FormAndAside aside={<CalendarHabitsCard saved={saved} />}>
      <SavedForm of={write}>
        <PreferenceFields saved={saved} form={write.form} />
      </SavedForm>
    </FormAndAside>
  );
};

export const AccountPreferences = () => (
  <WithPreferences>{(saved) => <PreferencesForm saved={saved} />}</WithPreferences>
);
