import { createFileRoute } from '@tanstack/react-router';
import { BusinessProfileStep } from '#features/providers/settings/settings-steps.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { SetupPage } from './-setup-page.tsx';

const PARTS = { uploadPhoto: uploadImage() };

const BusinessProfile = () => (
  <SetupPage
    step="setup-business-profile"
    title="Business profile"
    lead="Customers choose a groomer by face and words. You can change both at any time."
  >
    {({ onSaved, later }) => <BusinessProfileStep parts={PARTS} onSaved={onSaved} later={later} />}
  </SetupPage>
);

export const Route = createFileRoute('/groomer/signup/setup-business-profile')({
  staticData: { openTo: ['approved', 'active'] },
  component: BusinessProfile,
});
