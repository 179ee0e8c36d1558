import { createFileRoute } from '@tanstack/react-router';
import { CreditCard, History } from 'lucide-react';
import { DeleteAccountCard } from '#features/accounts/delete-account/delete-account-card.tsx';
import { ExportDataCard } from '#features/accounts/export-data-card.tsx';
import { DevicesCard } from '#features/accounts/devices-card.tsx';
import { RoleSwitchCard } from '#features/accounts/role-switch-card.tsx';
import { SignInCard } from '#features/accounts/sign-in-details/sign-in-card.tsx';
import { AgreementsRow } from '#features/agreements/agreements-row.tsx';
import { OwnProfileCard } from '#features/customers/own/own-profile-card.tsx';
import { OwnProposals } from '#features/customers/proposals/own-proposals.tsx';
import { AddressField } from '#features/lookups/address-field.tsx';
import { ChoicesCard } from '#features/notifications/choices-card.tsx';
import { PushCard } from '#features/notifications/push-card.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { useSession } from '#shell/session/session-store.ts';
import { SupportCard } from '#shell/site/support-card.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';

const PARTS = { AddressField, uploadPhoto: uploadImage() };

const OtherRoles = () => {
  const session = useSession();
  return session && <RoleSwitchCard session={session} />;
};

const Account = () => (
  <DashboardPage header={<PageHeader title="Account" />}>
    <DashboardColumn span={6}>
      <OwnProposals />
      <OwnProfileCard parts={PARTS} />
      <Card>
        <Rows label="More">
          <RowLink
            to="/customer/payment-methods"
            lead={<RowIcon icon={CreditCard} />}
            title="Payment methods"
            meta="Cards on file"
          />
          <AgreementsRow />
          <RowLink
            to="/customer/activity"
            lead={<RowIcon icon={History} />}
            title="Activity"
            meta="Logins and changes"
          />
        </Rows>
      </Card>
      <SignInCard />
      <SupportCard lead="Questions about your bookings or your account?" />
    </DashboardColumn>
    <DashboardColumn span={6}>
      <ChoicesCard />
      <PushCard />
      <OtherRoles />
      <DevicesCard />
      <ExportDataCard />
      <DeleteAccountCard />
    </DashboardColumn>
  </DashboardPage>
);

export const Route = createFileRoute('/customer/_main/account')({ component: Account });
