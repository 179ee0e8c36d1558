import { createFileRoute } from '@tanstack/react-router';
import { MerchantScreen } from '../../-account/merchant-screen.tsx';

const Merchant = () => <MerchantScreen account="/renter/account" />;

export const Route = createFileRoute('/renter/_main/merchant-processing')({
  staticData: { tabs: false },
  component: Merchant,
});
