import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useSite } from '#shell/site/site-context.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { OnePageSignUp } from '../../-one-page-sign-up.tsx';
import { readSignUpSearch } from '../../-sign-up-search.ts';

const NewRenter = () => {
  const { appName } = useSite();
  return (
    <OnePageSignUp
      as="renter"
      search={readSignUpSearch(Route.useSearch())}
      title={`Rent a van with ${appName}`}
      phoneLead="We text you about your rentals on this number."
      addressLead="This is your account. Your address tells us which vans are near."
      known={<Navigate to="/renter" replace />}
    />
  );
};

export const Route = createFileRoute('/renter/signup/')({
  // Visitors sign up here.
  staticData: { waives: ['renter'] },
  validateSearch: textSearch,
  component: NewRenter,
});
