import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { NAME_OF_ROLE } from '#shell/roles.ts';
import { personActivityQuery } from './person-activity-query.ts';

/** Name and roles of a person, for support. */
export const PersonHeader = ({ id }: { id: string }) => {
  const person = useQuery(personActivityQuery(id)).data?.person;
  return (
    <PageHeader
      title={person?.displayName ?? 'Person'}
      lead={person?.roles.map((role) => NAME_OF_ROLE[role]).join(', ')}
      back={{ to: '/support/people', label: 'People' }}
    />
  );
};
