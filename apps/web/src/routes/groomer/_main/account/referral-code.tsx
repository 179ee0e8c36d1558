import { createFileRoute } from '@tanstack/react-router';
import { ReferralCodes } from '#features/marketing/referral-codes.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const ReferralCode = () => (
  <FormPage
    header={
      <PageHeader
        title="Referral codes"
        lead="Share your code. We record who referred each new groomer and customer."
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
