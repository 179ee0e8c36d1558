import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, LogIn, Mail, Phone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { StatusBadge, statusWord } from '#shell/account/status-badge.tsx';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { TableAction, TableColumn, TableState } from '#ui/table/table-types.ts';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { ActAsDialog } from '../act-as-dialog.tsx';
import { peopleFilters, rolesInWords } from './people-filters.ts';
import { loadAllPeople, peopleQuery, type Person } from './people-query.ts';
import type { PeopleArea } from './people-spec.ts';
import classes from './people-table.module.css';

/** More are not loaded only to be selected. */
const MOST_SELECTED = 500;

const joined = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** A number or a date stays in one line; names and emails can be broken. */
const Unbroken = ({ children }: { children: string }) => <span className={classes['unbroken']}>{children}</span>;

/** Search and filters stay in the address: the list beside the person is the same as the table. */
const PersonLink = ({ person, area }: { person: Person; area: PeopleArea }) => (
  <RowOpener to={`${area}/$personId`} params={{ personId: person.id }} search={(kept) => kept}>
    {person.displayName}
  </RowOpener>
);

const columnsIn = (area: PeopleArea): readonly TableColumn<Person>[] => [
  {
    id: 'name',
    label: 'Name',
    sorts: true,
    fixed: true,
    cell: (person) => (
      <span className={classes['person']}>
        <PersonAvatar id={person.id} name={person.displayName} size={32} />
        <PersonLink person={person} area={area} />
      </span>
    ),
  },
  { id: 'roles', label: 'Roles', cell: rolesInWords },
  { id: 'email', label: 'Email', cell: ({ email }) => email ?? '–' },
  {
    id: 'phone',
    label: 'Phone',
    minor: true,
    cell: ({ phone }) => (phone ? <Unbroken>{phoneInWords(phone)}</Unbroken> : '–'),
  },
  { id: 'status', label: 'Status', sorts: true, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'joined',
    label: 'Joined',
    sorts: true,
    minor: true,
    cell: ({ joinedAt }) => <Unbroken>{joined.format(new Date(joinedAt))}</Unbroken>,
  },
];

/** The help that is asked for most is one press away. */
const actAsColumn = (onActAs: (person: Person) => void): TableColumn<Person> => ({
  id: 'act-as',
  label: 'Support access',
  fixed: true,
  cell: (person) =>
    person.canImpersonate && (
      <Button look="tint" compact aria-label={`Log in as ${person.displayName}`} onClick={() => onActAs(person)}>
        Log in
      </Button>
    ),
});

const copy = (text: string, said: string) => void navigator.clipboard.writeText(text).then(() => toastSuccess(said));

const actionsFor =
  (onActAs: (person: Person) => void) =>
  (person: Person): readonly TableAction[] => {
    const { email, phone, displayName } = person;
    return [
      ...(person.canImpersonate
        ? [{ label: `Log in as ${displayName}`, icon: LogIn, onPress: () => onActAs(person) }]
        : []),
      ...(email ? [{ label: 'Copy email', icon: Mail, onPress: () => copy(email, 'Email copied') }] : []),
      ...(phone ? [{ label: 'Copy phone', icon: Phone, onPress: () => copy(phone, 'Phone copied') }] : []),
    ];
  };

const emailsOf = (people: readonly Person[]) => people.flatMap(({ email }) => (email ? [email] : []));

const bulkActions = (people: readonly Person[], clear: () => void): readonly TableAction[] => {
  const emails = emailsOf(people);
  return [
    {
      label: `Copy ${emails.length} emails`,
      icon: Copy,
      onPress: () => {
        copy(emails.join(', '), `${emails.length} emails copied`);
        clear();
      },
    },
  ];
};

interface PeopleTableProps {
  readonly area: PeopleArea;
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** Everybody of the site, to be found, filtered and helped. */
export const PeopleTable = ({ area, state, onState }: PeopleTableProps) => {
  const queryClient = useQueryClient();
  const people = useQuery(peopleQuery(state));
  const [chosen, setChosen] = useState<Person | null>(null);
  const columns = useMemo(
    // Staff act as nobody: the column would be empty.
    () => [...columnsIn(area), ...(area === '/support/people' ? [actAsColumn(setChosen)] : [])],
    [area],
  );
  return (
    <>
      <DataTable
        what="people"
        columns={columns}
        page={people.data}
        query={people}
        state={state}
        onState={onState}
        searchLabel="Name, email or phone"
        filters={peopleFilters(people.data?.counts)}
        nameOf={({ displayName }) => displayName}
        line={(person) => ({
          lead: <PersonAvatar id={person.id} name={person.displayName} />,
          title: <PersonLink person={person} area={area} />,
          meta: `${rolesInWords(person)} · ${statusWord(person.status)}`,
        })}
        rowActions={actionsFor(setChosen)}
        bulkActions={bulkActions}
        {...(people.data && people.data.total <= MOST_SELECTED && { loadAll: () => loadAllPeople(queryClient, state) })}
        empty={
          <EmptyState level={2} title="No sign-ups yet">
            People show here as soon as they create an account.
          </EmptyState>
        }
      />
      <ActAsDialog person={chosen} onClose={() => setChosen(null)} />
    </>
  );
};
