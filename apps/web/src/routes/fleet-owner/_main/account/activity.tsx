import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '../../../-account/activity-screen.tsx';

const FleetOwnerActivity = () => <ActivityScreen back="/fleet-owner/account" />;

export const Route = createFileRoute('/fleet-owner/_main/account/activity')({
  staticData: { tabs: false },
  component: FleetOwnerActivity,
});
