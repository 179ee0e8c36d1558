import { createFileRoute } from '@tanstack/react-router';
import { AccountPreferences } from '#features/providers/preferences/account-preferences.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Preferences = () => (
  <FormPage
    header={
      <PageHeader
        title="Preferences"
        lead="Pets you take, driving distance, and calendar format."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
    }
  >
    <AccountPreferences />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/account/account-preferences')({
  staticData: { tabs: false },
  component: Preferences,
});
