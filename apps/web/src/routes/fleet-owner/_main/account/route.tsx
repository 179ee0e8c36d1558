import { createFileRoute } from '@tanstack/react-router';
import { SettingsArea } from '../../../-account/settings-area.tsx';

const FleetOwnerAccount = () => <SettingsArea role="fleet_owner" />;

export const Route = createFileRoute('/fleet-owner/_main/account')({ component: FleetOwnerAccount });
