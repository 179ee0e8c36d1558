import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';
import { PayoutSetupWithPassword } from './payout-setup-with-password.tsx';

interface MerchantScreenProps {
  readonly account: '/groomer/account' | '/fleet-owner/account' | '/mechanic/account' | '/renter/account';
}

/** Where payouts go, for every role that is paid. */
export const MerchantScreen = ({ account }: MerchantScreenProps) => (
  <FormPage
    header={
      <PageHeader
        title="Payout account"
        lead="Where we send what you earn, and what our payment processor needs for it."
        back={{ to: account, label: 'your account' }}
      />
    }
  >
    <PayoutSetupWithPassword />
  </FormPage>
);
