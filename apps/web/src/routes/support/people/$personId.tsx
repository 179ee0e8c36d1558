import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { textSearch } from '#shell/tables/text-search.ts';
import { PersonScreen } from '../../-people/person-screen.tsx';

const SupportPerson = () => {
  const { personId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const leave = useCallback(() => void navigate({ to: '/support/people', search }), [navigate, search]);
  return <PersonScreen area="/support/people" id={personId} search={search} onSearch={navigate} onLeave={leave} />;
};

export const Route = createFileRoute('/support/people/$personId')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: SupportPerson,
});
