import { createFileRoute } from '@tanstack/react-router';
import { textSearch } from '#shell/tables/text-search.ts';
import { PeopleScreen } from '../../-people/people-screen.tsx';

const SupportPeople = () => (
  <PeopleScreen area="/support/people" search={Route.useSearch()} onSearch={Route.useNavigate()} />
);

export const Route = createFileRoute('/support/people/')({ validateSearch: textSearch, component: SupportPeople });
