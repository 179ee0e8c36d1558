import { createFileRoute } from '@tanstack/react-router';
import { textSearch } from '#shell/tables/text-search.ts';
import { PeopleScreen } from '../../-people/people-screen.tsx';

const StaffPeople = () => (
  <PeopleScreen area="/staff/people" search={Route.useSearch()} onSearch={Route.useNavigate()} />
);

export const Route = createFileRoute('/staff/people/')({ validateSearch: textSearch, component: StaffPeople });
