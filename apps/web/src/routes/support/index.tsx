import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PeopleSearch } from '#features/accounts/people-search.tsx';
import { readPeopleSearch } from '#features/accounts/people-search-address.ts';
import { RoleHome } from '#features/accounts/role-home.tsx';

const SupportHome = () => {
  const { search } = Route.useSearch();
  const navigate = useNavigate();
  const keep = useCallback(
    (wanted: string) =>
      void navigate({ to: '/support', search: wanted ? { search: wanted } : {}, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <RoleHome>
      <PeopleSearch {...(search && { search })} onSearch={keep} />
    </RoleHome>
  );
};

export const Route = createFileRoute('/support/')({ validateSearch: readPeopleSearch, component: SupportHome });
