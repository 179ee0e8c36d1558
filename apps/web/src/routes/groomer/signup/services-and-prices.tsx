import { createFileRoute } from '@tanstack/react-router';
import { ChooseServices } from '#features/catalogue/services/choose-services.tsx';
import { MyPrices } from '#features/catalogue/my-prices.tsx';
import { SignUpStep } from '#features/onboarding/sign-up-step.tsx';
import { useStepBack } from '#features/onboarding/use-step-back.ts';
import { useStepPercent } from '#features/onboarding/use-step-percent.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useNextSignUpStep } from '../../-next-sign-up-step.ts';

/** Prices come second, once it is clear for what. */
interface ServicesSearch {
  readonly part?: 'prices';
}

const readSearch = ({ part }: Record<string, unknown>): ServicesSearch => (part === 'prices' ? { part } : {});

const Services = () => {
  const navigate = Route.useNavigate();
  return (
    <SignupLayout>
      <SignUpStep
        title="Your services"
        lead="We’ve checked the usual ones. Uncheck what you don’t offer."
        {...useStepPercent()}
        {...useStepBack('services-and-prices')}
      >
        <ChooseServices suggest onSaved={() => void navigate({ search: { part: 'prices' }, resetScroll: true })} />
      </SignUpStep>
    </SignupLayout>
  );
};

const Prices = () => {
  const navigate = Route.useNavigate();
  const goOn = useNextSignUpStep('groomer');
  const choose = () => void navigate({ search: {} });
  return (
    <SignupLayout wide>
      <SignUpStep
        title="Your prices"
        lead="These are typical prices and times. Change what you like, now or later."
        {...useStepPercent()}
        onBack={choose}
      >
        <MyPrices
          suggest
          action="Save and continue"
          onSaved={() => void goOn()}
          choose={
            <Button look="tint" onClick={choose}>
              Choose services
            </Button>
          }
        />
      </SignUpStep>
    </SignupLayout>
  );
};

const ServicesAndPrices = () => (Route.useSearch().part === 'prices' ? <Prices /> : <Services />);

export const Route = createFileRoute('/groomer/signup/services-and-prices')({
  staticData: { openTo: ['approved', 'active'] },
  validateSearch: readSearch,
  component: ServicesAndPrices,
});
