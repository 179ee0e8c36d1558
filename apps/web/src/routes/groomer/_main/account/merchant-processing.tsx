import { createFileRoute } from '@tanstack/react-router';
import { MerchantScreen } from '../../../-account/merchant-screen.tsx';

const Merchant = () => <MerchantScreen account="/groomer/account" />;

export const Route = createFileRoute('/groomer/_main/account/merchant-processing')({
  staticData: { tabs: false },
  component: Merchant,
});
