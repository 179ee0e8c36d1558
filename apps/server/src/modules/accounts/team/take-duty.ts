import type { Duty } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { teamMemberAnswer } from './team-member-answer.ts';
import { lockTeam, setDuties, teamMember } from './team.queries.ts';

/** The last owner stays one: nobody else could make another. */
export const takeDuty = async (
  tx: Tx,
  { member, duty }: { readonly member: Rows<'accounts'>; readonly duty: Duty },
) => {
  await lockTeam(tx);
  const { id, duties, is_last_owner: isLastOwner } = await teamMember(tx, member);
  if (duty === 'owner' && isLastOwner) throw new Failure('last_owner');
  const kept = duties.filter((held) => held !== duty);
  await setDuties(tx, id, kept);
  return teamMemberAnswer(await teamMember(tx, member));
};
