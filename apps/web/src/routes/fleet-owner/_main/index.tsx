import { createFileRoute } from '@tanstack/react-router';
import { ProviderHomeScreen } from '../../-home/provider-home-screen.tsx';

const FleetOwnerHome = () => <ProviderHomeScreen role="fleet_owner" />;

export const Route = createFileRoute('/fleet-owner/_main/')({ component: FleetOwnerHome });
