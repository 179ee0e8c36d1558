import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { StartOnboarding } from '#features/providers/start-onboarding.tsx';
import { providerQuery } from '#shell/account/account-query.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { publicFactsOf } from './-public-facts.ts';
import { useWorkFacts } from './-work-facts.ts';

const Start = () => {
  const { waitsFor, ...facts } = useWorkFacts();
  const { data: profile } = useQuery(providerQuery);
  const page = { vanityUrl: profile?.vanityUrl ?? null, host: window.location.host };
  return (
    <SignupLayout>
      <StartOnboarding waitsFor={waitsFor} publicFacts={publicFactsOf(facts, page)} />
    </SignupLayout>
  );
};

export const Route = createFileRoute('/groomer/signup/start-onboarding')({
  // The page also says that the account is active, once it is.
  staticData: { openTo: ['active'] },
  component: Start,
});
