import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '../-account/activity-screen.tsx';

const StaffActivity = () => <ActivityScreen back="/staff" />;

export const Route = createFileRoute('/staff/activity')({ staticData: { tabs: false }, component: StaffActivity });
