import { providerMachine, ROLES } from '@tailgate/contract/facts';
import { statusWord } from '#shell/account/status-badge.tsx';
import { NAME_OF_ROLE } from '#shell/roles.ts';
import type { TableFilter } from '#ui/table/table-types.ts';
import type { Person } from './people-query.ts';

export const rolesInWords = ({ roles }: Pick<Person, 'roles'>): string =>
  roles.map((role) => NAME_OF_ROLE[role]).join(', ');

type Counts = { readonly role: Readonly<Record<string, number>>; readonly status: Readonly<Record<string, number>> };

/** Role and status, with how many each of them would leave. */
export const peopleFilters = (counts: Counts | undefined): readonly TableFilter[] => [
  {
    id: 'role',
    label: 'Role',
    options: ROLES.map((role) => ({ value: role, label: NAME_OF_ROLE[role], count: counts?.role[role] })),
  },
  {
    id: 'status',
    label: 'Status',
    options: providerMachine.states.map((status) => ({
      value: status,
      label: statusWord(status),
      count: counts?.status[status],
    })),
  },
];
