import { createFileRoute } from '@tanstack/react-router';
import { PeopleSearch } from '#features/accounts/people-search.tsx';
import { RoleHome } from '#features/accounts/role-home.tsx';

const SupportHome = () => (
  <RoleHome>
    <PeopleSearch />
  </RoleHome>
);

export const Route = createFileRoute('/support/')({ component: SupportHome });
