import type { Duty } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { teamMemberAnswer } from './team-member-answer.ts';
import { lockTeam, setDuties, teamMember } from './team.queries.ts';

export const giveDuty = async (
  tx: Tx,
  { member, duty }: { readonly member: Rows<'accounts'>; readonly duty: Duty },
) => {
  await lockTeam(tx);
  const { id, duties } = await teamMember(tx, member);
  if (!duties.includes(duty)) await setDuties(tx, id, [...duties, duty]);
  return teamMemberAnswer(await teamMember(tx, member));
};
