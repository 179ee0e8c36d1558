import { createFileRoute } from '@tanstack/react-router';
import { ProviderHome } from '#features/accounts/provider-home.tsx';

export const Route = createFileRoute('/renter/_main/')({ component: ProviderHome });
