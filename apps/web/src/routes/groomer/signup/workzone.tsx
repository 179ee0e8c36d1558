import { createFileRoute } from '@tanstack/react-router';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepBack } from '#features/onboarding/use-step-back.ts';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { searchAddressesNear } from '#features/lookups/lookups.ts';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { ServiceArea } from '#features/scheduling/work-zones/service-area.tsx';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { readZoneSearch } from '../-zone-search.ts';
import { useNextSignUpStep } from '../../-next-sign-up-step.ts';

const WorkZone = () => {
  const { zone } = Route.useSearch();
  const navigate = Route.useNavigate();
  const goOn = useNextSignUpStep('groomer');
  const { onBack } = useStepBack('workzone');
  return (
    <SignupLayout wide>
      <SignUpStep
        title="Where you work"
        lead="We start with a circle around your address. Drag its corners, or save it as it is."
        {...useStepPercent()}
        onBack={zone === undefined ? onBack : () => void navigate({ search: {} })}
      >
        <ServiceArea
          searchNear={searchAddressesNear}
          zone={zone}
          firstDay={useCalendarHabits().firstDayOfWeek}
          onZone={(next) => void navigate({ search: next === undefined ? {} : { zone: next }, resetScroll: true })}
          // The first zone is all that this step needs; further ones lead back to the list.
          onDone={() =>
            void (zone === undefined
              ? goOn()
              : navigate({ search: {}, resetScroll: true, replace: true, ignoreBlocker: true }))
          }
          next={
            <PageButton type="button" onClick={() => void goOn()}>
              Continue
            </PageButton>
          }
        />
      </SignUpStep>
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/workzone')({
  staticData: { openTo: ['approved', 'active'] },
  validateSearch: readZoneSearch,
  component: WorkZone,
});
