import type { CallAnswer } from '@tailgate/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#shell/api/call.ts';
import { NAME_OF_ROLE } from '#shell/roles.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Facts, Row, Rows } from '#ui/rows.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { ActAsDialog } from './act-as-dialog.tsx';
import classes from './people-search.module.css';

export type Person = CallAnswer<'GET /v2/account/people'>['items'][number];

const PAGE = 8;
const TYPING_PAUSE_MS = 300;

const peopleQuery = (search: string, offset: number) =>
  queryOptions({
    queryKey: ['people', search, offset],
    queryFn: ({ signal }) => call('GET /v2/account/people', { query: { search, limit: PAGE, offset }, signal }),
    placeholderData: keepPreviousData,
  });

interface PeopleSearchProps {
  /** What the address says, so that reload and back keep the place. */
  readonly search?: string;
  readonly onSearch?: (search: string) => void;
}

/** Support finds whom to help, and acts for them where that is allowed. */
export const PeopleSearch = ({ search: asked = '', onSearch }: PeopleSearchProps) => {
  const [typed, setTyped] = useState(asked);
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  useEffect(() => {
    if (search !== asked) onSearch?.(search);
  }, [search, asked, onSearch]);
  const [page, setPage] = useState({ search: '', offset: 0 });
  // Another search starts on its own first page.
  const offset = page.search === search ? page.offset : 0;
  const people = useQuery(peopleQuery(search, offset));
  const [chosen, setChosen] = useState<Person | null>(null);

  return (
    <Card title="People">
      <div className={classes['search']}>
        <SearchField label="Search by name, email or phone" value={typed} onChange={setTyped} />
      </div>
      {!people.data && <LoadingState what="people" of={[people]} rows={4} />}
      {people.data?.items.length === 0 && (
        <EmptyState
          title="Nobody found"
          action={
            typed !== '' && (
              <Button look="tint" onClick={() => setTyped('')}>
                Clear search
              </Button>
            )
          }
        >
          {search ? `No name, email or phone contains “${search}”.` : 'Nobody has signed up yet.'}
        </EmptyState>
      )}
      {people.data && people.data.items.length > 0 && (
        <>
          <Rows label="People">
            {people.data.items.map((person) => (
              <PersonRow key={person.id} person={person} onActAs={() => setChosen(person)} />
            ))}
          </Rows>
          <PageButtons {...people.data} onMove={(next) => setPage({ search, offset: next })} />
        </>
      )}
      <ActAsDialog person={chosen} onClose={() => setChosen(null)} />
    </Card>
  );
};

const PersonRow = ({ person, onActAs }: { person: Person; onActAs: () => void }) => (
  <Row
    lead={<PersonAvatar id={person.id} name={person.displayName} />}
    title={person.displayName}
    meta={
      <Facts>
        {[
          person.roles.map((role) => NAME_OF_ROLE[role]).join(', '),
          person.email,
          person.phone && phoneInWords(person.phone),
        ]}
      </Facts>
    }
    aside={
      person.canImpersonate && (
        <Button look="tint" compact aria-label={`Act as ${person.displayName}`} onClick={onActAs}>
          Act as
        </Button>
      )
    }
  />
);
