import { createFileRoute } from '@tanstack/react-router';
import { DeleteAccountScreen } from '../../../-account/delete-account-screen.tsx';

const DeleteGroomer = () => <DeleteAccountScreen account="/groomer/account" />;

export const Route = createFileRoute('/groomer/_main/account/delete')({
  staticData: { tabs: false },
  component: DeleteGroomer,
});
