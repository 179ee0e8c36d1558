import { createFileRoute } from '@tanstack/react-router';
import { MerchantScreen } from '../../-account/merchant-screen.tsx';

const Merchant = () => <MerchantScreen account="/mechanic/account" />;

export const Route = createFileRoute('/mechanic/_main/merchant-processing')({
  staticData: { tabs: false },
  component: Merchant,
});
