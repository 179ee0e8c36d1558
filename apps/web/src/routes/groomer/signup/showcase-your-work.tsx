import { createFileRoute } from '@tanstack/react-router';
import { ShowcaseStep } from '#features/providers/settings/settings-steps.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { SetupPage } from './-setup-page.tsx';

const PARTS = { uploadPhoto: uploadImage() };

const Showcase = () => (
  <SetupPage
    step="showcase-your-work"
    title="Show your work"
    lead="Photos of pets you have groomed. Everybody who opens your page sees them."
  >
    {({ onSaved, later }) => <ShowcaseStep parts={PARTS} onSaved={onSaved} later={later} />}
  </SetupPage>
);

export const Route = createFileRoute('/groomer/signup/showcase-your-work')({
  staticData: { openTo: ['approved', 'active'] },
  component: Showcase,
});
