import { AccountHome } from '#features/accounts/account-home.tsx';
import { PushCard } from '#features/notifications/push-card.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

export const AccountScreen = () => (
  <FormPage header={<PageHeader title="Your account" />}>
    <AccountHome beside={<PushCard />} />
  </FormPage>
);
