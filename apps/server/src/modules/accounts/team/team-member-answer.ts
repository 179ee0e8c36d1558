import { DUTIES } from '@tailgate/contract';
import { displayNameOf } from '../accounts.rules.ts';
import type { TeamMemberRow } from './team.queries.ts';

export const teamMemberAnswer = (row: TeamMemberRow) => ({
  id: row.id,
  displayName: displayNameOf(row),
  email: row.email,
  duties: DUTIES.filter((duty) => row.duties.includes(duty)),
  isLastOwner: row.is_last_owner,
});
