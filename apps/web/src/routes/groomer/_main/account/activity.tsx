import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '../../../-account/activity-screen.tsx';

const GroomerActivity = () => <ActivityScreen back="/groomer/account" />;

export const Route = createFileRoute('/groomer/_main/account/activity')({
  staticData: { tabs: false },
  component: GroomerActivity,
});
