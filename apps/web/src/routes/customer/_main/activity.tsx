import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '../../-account/activity-screen.tsx';

const CustomerActivity = () => <ActivityScreen back="/customer/account" />;

export const Route = createFileRoute('/customer/_main/activity')({
  staticData: { tabs: false },
  component: CustomerActivity,
});
