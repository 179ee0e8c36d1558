import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '../../../-account/activity-screen.tsx';

const RenterActivity = () => <ActivityScreen back="/renter/account" />;

export const Route = createFileRoute('/renter/_main/account/activity')({
  staticData: { tabs: false },
  component: RenterActivity,
});
