import { createFileRoute } from '@tanstack/react-router';
import { ProviderHomeScreen } from '../../-home/provider-home-screen.tsx';

const RenterHome = () => <ProviderHomeScreen role="renter" />;

export const Route = createFileRoute('/renter/_main/')({ component: RenterHome });
