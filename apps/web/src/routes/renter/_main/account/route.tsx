import { createFileRoute } from '@tanstack/react-router';
import { SettingsArea } from '../../../-account/settings-area.tsx';

const RenterAccount = () => <SettingsArea role="renter" />;

export const Route = createFileRoute('/renter/_main/account')({ component: RenterAccount });
