import { createFileRoute } from '@tanstack/react-router';
import { ProviderHomeScreen } from '../../-home/provider-home-screen.tsx';

const MechanicHome = () => <ProviderHomeScreen role="mechanic" />;

export const Route = createFileRoute('/mechanic/_main/')({ component: MechanicHome });
