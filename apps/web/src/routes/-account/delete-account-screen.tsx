import { DeleteAccountPage } from '#features/accounts/delete-account/delete-account-page.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

export const DeleteAccountScreen = ({ account }: { account: '/groomer/account' | '/fleet-owner/account' }) => (
  <FormPage header={<PageHeader title="Delete account" back={{ to: account, label: 'your account' }} />}>
    <DeleteAccountPage />
  </FormPage>
);
