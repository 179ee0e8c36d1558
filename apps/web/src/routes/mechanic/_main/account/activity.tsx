import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '../../../-account/activity-screen.tsx';

const MechanicActivity = () => <ActivityScreen back="/mechanic/account" />;

export const Route = createFileRoute('/mechanic/_main/account/activity')({
  staticData: { tabs: false },
  component: MechanicActivity,
});
