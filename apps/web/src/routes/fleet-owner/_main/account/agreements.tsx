import { createFileRoute } from '@tanstack/react-router';
import { AgreementsScreen } from '../../../-account/agreements-screen.tsx';

const FleetOwnerAgreements = () => <AgreementsScreen account="/fleet-owner/account" />;

export const Route = createFileRoute('/fleet-owner/_main/account/agreements')({
  staticData: { tabs: false },
  component: FleetOwnerAgreements,
});
