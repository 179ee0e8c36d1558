import { createFileRoute } from '@tanstack/react-router';
import { PreferencesStep } from '#features/providers/preferences/preferences-step.tsx';
import { SetupPage } from './-setup-page.tsx';

const Preferences = () => (
  <SetupPage
    step="background-and-preferences"
    title="Your preferences"
    lead="Which pets you take and how far you drive. Customers outside of this can’t book you."
  >
    {({ onSaved, later }) => <PreferencesStep onSaved={onSaved} later={later} />}
  </SetupPage>
);

export const Route = createFileRoute('/groomer/signup/background-and-preferences')({
  staticData: { openTo: ['approved', 'active'] },
  component: Preferences,
});
