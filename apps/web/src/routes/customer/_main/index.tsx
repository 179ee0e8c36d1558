import { createFileRoute } from '@tanstack/react-router';
import { RoleHome } from '#features/accounts/role-home.tsx';

export const Route = createFileRoute('/customer/_main/')({ component: RoleHome });
