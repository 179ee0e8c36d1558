import { OwnActivity } from '#features/accounts/activity/own-activity.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

interface ActivityScreenProps {
  /** Providers come from their settings, the others from their home. */
  readonly back:
    | `/${'groomer' | 'fleet-owner' | 'mechanic' | 'renter'}/account`
    | '/customer/account'
    | '/staff'
    | '/support';
}

export const ActivityScreen = ({ back }: ActivityScreenProps) => (
  <FormPage
    header={
      <PageHeader
        title="Activity"
        lead="Logins and changes of the last 13 months, including what support did for you."
        back={{ to: back, label: back.endsWith('/account') ? 'your account' : 'Home' }}
      />
    }
  >
    <OwnActivity />
  </FormPage>
);
