import { PEOPLE_SORTS, providerMachine, ROLES } from '@tailgate/contract/facts';
import type { TableSpec } from '#shell/tables/table-search.ts';

/** Where people are listed; a person is one step below. */
export type PeopleArea = '/staff/people' | '/support/people';

/** What addresses say about the table of people. */
export const PEOPLE_TABLE: TableSpec = {
  sorts: PEOPLE_SORTS,
  filters: { role: ROLES, status: providerMachine.states },
  columns: ['roles', 'email', 'phone', 'status', 'joined'],
};
