import { createFileRoute } from '@tanstack/react-router';
import { AgreementsScreen } from '../../-account/agreements-screen.tsx';

const CustomerAgreements = () => <AgreementsScreen account="/customer/account" />;

export const Route = createFileRoute('/customer/_main/agreements')({
  staticData: { tabs: false },
  component: CustomerAgreements,
});
