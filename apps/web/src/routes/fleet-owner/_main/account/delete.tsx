import { createFileRoute } from '@tanstack/react-router';
import { DeleteAccountScreen } from '../../../-account/delete-account-screen.tsx';

const DeleteFleetOwner = () => <DeleteAccountScreen account="/fleet-owner/account" />;

export const Route = createFileRoute('/fleet-owner/_main/account/delete')({
  staticData: { tabs: false },
  component: DeleteFleetOwner,
});
