import { createFileRoute } from '@tanstack/react-router';
import { AgreementsScreen } from '../../../-account/agreements-screen.tsx';

const GroomerAgreements = () => <AgreementsScreen account="/groomer/account" />;

export const Route = createFileRoute('/groomer/_main/account/agreements')({
  staticData: { tabs: false },
  component: GroomerAgreements,
});
