import { createFileRoute } from '@tanstack/react-router';
import { ActivityScreen } from '../-account/activity-screen.tsx';

const SupportActivity = () => <ActivityScreen back="/support" />;

export const Route = createFileRoute('/support/activity')({ staticData: { tabs: false }, component: SupportActivity });
