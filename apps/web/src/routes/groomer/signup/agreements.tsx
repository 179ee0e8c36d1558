import { createFileRoute } from '@tanstack/react-router';
import { SignUpAgreements } from '../../-sign-up-agreements.tsx';

const Agreements = () => <SignUpAgreements role="groomer" />;

export const Route = createFileRoute('/groomer/signup/agreements')({
  staticData: { openTo: ['approved', 'active'] },
  component: Agreements,
});
