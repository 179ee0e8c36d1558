import { createFileRoute } from '@tanstack/react-router';
import { MyDocsScreen } from '../../../-account/my-docs-screen.tsx';

const FleetOwnerDocs = () => <MyDocsScreen account="/fleet-owner/account" />;

export const Route = createFileRoute('/fleet-owner/_main/account/my-docs')({
  staticData: { tabs: false },
  component: FleetOwnerDocs,
});
