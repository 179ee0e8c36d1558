import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PeopleSearch } from '#features/accounts/people-search.tsx';
import { readPeopleSearch } from '#features/accounts/people-search-address.ts';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { Area } from '#shell/layouts/area.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';

const Impersonate = () => {
  const { search } = Route.useSearch();
  const navigate = useNavigate();
  const keep = useCallback(
    (wanted: string) =>
      void navigate({
        to: '/impersonate',
        search: wanted ? { search: wanted } : {},
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <Area role="support">
      <PageHeader
        title="Act for somebody"
        lead="Find the person, say why, and see what they see for a limited time. Everything is written down."
        back={{ to: '/support', label: 'People' }}
      />
      <PeopleSearch {...(search && { search })} onSearch={keep} />
    </Area>
  );
};

export const Route = createFileRoute('/impersonate')({
  staticData: { guards: ['support'] },
  validateSearch: readPeopleSearch,
  beforeLoad: keepGuards,
  component: Impersonate,
  pendingComponent: AreaSkeleton,
});
