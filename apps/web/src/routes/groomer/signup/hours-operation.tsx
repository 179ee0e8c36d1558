import { createFileRoute } from '@tanstack/react-router';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepBack } from '#features/onboarding/use-step-back.ts';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { WeekStep } from '#features/scheduling/week-step.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useNextSignUpStep } from '../../-next-sign-up-step.ts';

const HoursOperation = () => {
  const goOn = useNextSignUpStep('groomer');
  return (
    <SignupLayout wide>
      <SignUpStep
        title="Your hours"
        lead="Customers can only book you within these hours."
        {...useStepPercent()}
        {...useStepBack('hours-operation')}
      >
        <WeekStep habits={useCalendarHabits()} onSaved={() => void goOn()} />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/hours-operation')({
  staticData: { openTo: ['approved', 'active'] },
  component: HoursOperation,
});
