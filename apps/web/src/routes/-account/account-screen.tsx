import { AccountHome } from '#features/accounts/account-home.tsx';
import { PushCard } from '#features/notifications/push-card.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';

export const AccountScreen = () => (
  <>
    <PageHeader title="Your account" />
    <AccountHome beside={<PushCard />} />
  </>
);
