import { createFileRoute } from '@tanstack/react-router';
import { SignUpPayouts } from '../../-sign-up-payouts.tsx';

const Merchant = () => <SignUpPayouts role="fleet_owner" />;

export const Route = createFileRoute('/fleet-owner/signup/merchant-processing')({
  component: Merchant,
});
