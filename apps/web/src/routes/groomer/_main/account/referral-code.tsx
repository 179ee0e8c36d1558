import { createFileRoute } from '@tanstack/react-router';
import { ReferralCodes } from '#features/marketing/referral-codes.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';

const ReferralCode = () => (
  <>
    <PageHeader
      title="Referral codes"
      lead="Pass them on: whoever uses one names you as the person they heard of us from."
      back={{ to: '/groomer/account', label: 'your account' }}
    />
    <ReferralCodes />
  </>
);

export const Route = createFileRoute('/groomer/_main/account/referral-code')({
  staticData: { tabs: false },
  component: ReferralCode,
});
