import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { textSearch } from '#shell/tables/text-search.ts';
import { PersonScreen } from '../../-people/person-screen.tsx';

const StaffPerson = () => {
  const { personId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const leave = useCallback(() => void navigate({ to: '/staff/people', search }), [navigate, search]);
  return <PersonScreen area="/staff/people" id={personId} search={search} onSearch={navigate} onLeave={leave} />;
};

export const Route = createFileRoute('/staff/people/$personId')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: StaffPerson,
});
