import { createFileRoute } from '@tanstack/react-router';
import { ReferralCodes } from '#features/marketing/referral-codes.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const ReferralCode = () => (
  <FormPage
    header={
      <PageHeader
        title="Referral codes"
        lead="Share a code. People who enter it name you as the person who referred them."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
    }
  >
    <ReferralCodes />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/account/referral-code')({
  staticData: { tabs: false },
  component: ReferralCode,
});
