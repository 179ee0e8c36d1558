import { createFileRoute } from '@tanstack/react-router';
import { MedicationStep } from '#features/onboarding/medication-step.tsx';
import { SetupPage } from './-setup-page.tsx';

const BeforeMedication = () => (
  <SetupPage
    step="before-medication"
    title="Pets on medication"
    lead="Some of the pets you meet take medicine. This is how we keep them safe."
  >
    {(leave) => <MedicationStep {...leave} />}
  </SetupPage>
);

export const Route = createFileRoute('/groomer/signup/before-medication')({
  staticData: { openTo: ['approved', 'active'] },
  component: BeforeMedication,
});
