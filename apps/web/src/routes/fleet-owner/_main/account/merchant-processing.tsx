import { createFileRoute } from '@tanstack/react-router';
import { MerchantScreen } from '../../../-account/merchant-screen.tsx';

const Merchant = () => <MerchantScreen account="/fleet-owner/account" />;

export const Route = createFileRoute('/fleet-owner/_main/account/merchant-processing')({
  staticData: { tabs: false },
  component: Merchant,
});
