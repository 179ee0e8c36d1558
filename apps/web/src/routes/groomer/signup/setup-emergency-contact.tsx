import { createFileRoute } from '@tanstack/react-router';
import { EMERGENCY_LEAD } from '#features/providers/settings/emergency-fields.tsx';
import { EmergencyContactStep } from '#features/providers/settings/settings-steps.tsx';
import { SetupPage } from './-setup-page.tsx';

const EmergencyContact = () => (
  <SetupPage step="setup-emergency-contact" title="Emergency contact" lead={EMERGENCY_LEAD}>
    {({ onSaved, later }) => <EmergencyContactStep onSaved={onSaved} later={later} />}
  </SetupPage>
);

export const Route = createFileRoute('/groomer/signup/setup-emergency-contact')({
  staticData: { openTo: ['approved', 'active'] },
  component: EmergencyContact,
});
