import { createFileRoute } from '@tanstack/react-router';
import { BusinessStep } from '#features/providers/settings/settings-steps.tsx';
import { SetupPage } from './-setup-page.tsx';

const Business = () => (
  <SetupPage step="setup-business" title="Your business" lead="The name and the page under which customers find you.">
    {({ onSaved, later }) => <BusinessStep onSaved={onSaved} later={later} />}
  </SetupPage>
);

export const Route = createFileRoute('/groomer/signup/setup-business')({
  staticData: { openTo: ['approved', 'active'] },
  component: Business,
});
