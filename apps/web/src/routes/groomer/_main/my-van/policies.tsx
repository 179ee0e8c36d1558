import { createFileRoute } from '@tanstack/react-router';
import { SettingsFrame } from '#features/accounts/settings-frame.tsx';
import { DrivenFleets } from '#features/fleet/driven-fleets.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

/** Among the settings, though its address is another. */
const Fleets = () => (
  <SettingsFrame role="groomer">
    <FormPage
      header={
        <PageHeader
          title="Fleets and policies"
          lead="Whose vans you drive, and what their owners ask of drivers."
          back={{ to: '/groomer/account', label: 'your account' }}
        />
      }
    >
      <DrivenFleets />
    </FormPage>
  </SettingsFrame>
);

export const Route = createFileRoute('/groomer/_main/my-van/policies')({
  staticData: { tabs: false },
  component: Fleets,
});
