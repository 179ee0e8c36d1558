import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { Button } from '#ui/actions/button.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { ActAsDialog } from '../act-as-dialog.tsx';
import type { PeopleArea } from '../people/people-spec.ts';
import { personActivityQuery } from './person-activity-query.ts';

interface PersonHeaderProps {
  readonly id: string;
  readonly area: PeopleArea;
  readonly search: TableSearch;
}

/** Who it is, and what support can do for them. */
export const PersonHeader = ({ id, area, search }: PersonHeaderProps) => {
  const person = useQuery(personActivityQuery(id)).data?.person;
  const [isActing, setIsActing] = useState(false);
  return (
    <>
      <PageHeader
        title={person?.displayName ?? 'Person'}
        picture={person && <PersonAvatar id={person.id} name={person.displayName} size={40} />}
        back={{ to: area, label: 'People', search }}
        actions={
          person?.canImpersonate && (
            <Button
              look="filled"
              compact
              icon={<LogIn size={20} aria-hidden />}
              aria-label={`Log in as ${person.displayName}`}
              onClick={() => setIsActing(true)}
            >
              Log in
            </Button>
          )
        }
      />
      <ActAsDialog person={isActing && person ? person : null} onClose={() => setIsActing(false)} />
    </>
  );
};
