import { createFileRoute } from '@tanstack/react-router';
import { AccountPreferences } from '#features/preferences/account-preferences.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';

const Preferences = () => (
  <>
    <PageHeader
      title="Preferences"
      lead="Which pets you take, how far you drive, and how your calendar looks."
      back={{ to: '/groomer/account', label: 'your account' }}
    />
    <AccountPreferences />
  </>
);

export const Route = createFileRoute('/groomer/_main/account/account-preferences')({
  staticData: { tabs: false },
  component: Preferences,
});
