import { createFileRoute } from '@tanstack/react-router';
import { SignUpAgreements } from '../../-sign-up-agreements.tsx';

const Agreements = () => <SignUpAgreements role="fleet_owner" />;

export const Route = createFileRoute('/fleet-owner/signup/agreements')({
  component: Agreements,
});
