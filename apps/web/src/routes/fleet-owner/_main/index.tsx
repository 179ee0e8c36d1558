import { createFileRoute } from '@tanstack/react-router';
import { ProviderHome } from '#features/accounts/provider-home.tsx';

export const Route = createFileRoute('/fleet-owner/_main/')({ component: ProviderHome });
