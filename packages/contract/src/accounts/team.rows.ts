import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { ref, value } from '../reference.ts';
import { id, pageOf, pageQuery } from '../schemas.ts';
import * as shape from './account.schemas.ts';

const TEAM = '/v2/staff/team';
const ONE_DUTY = `${TEAM}/:id/duties/:duty` as const;
const addition = 'Staff see and change only what they are entrusted with; the specification has one kind of staff.';
// Whoever finds the computer of an owner unlocked must not make themselves one.
const owners = signedInAs(['staff'], { duty: DUTY_FOR.team, whileImpersonating: 'barred', freshSignIn: true });
const params = z.object({ id: ref('staffMember.entrust'), duty: value(shape.duty) });

const teamMember = z.object({
  id,
  displayName: z.string(),
  email: z.string().nullable(),
  duties: z.array(shape.duty),
  /** The site would have no owner without this one. */
  isLastOwner: z.boolean(),
});

export const teamRows = {
  listTeam: endpoint({
    method: 'GET',
    path: TEAM,
    summary: 'The staff of the site by name, with their duties.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.team }),
    shows: ['team'],
    query: z.object(pageQuery),
    answer: pageOf(teamMember),
    addition,
  }),
  giveDuty: endpoint({
    method: 'PUT',
    path: ONE_DUTY,
    summary: 'Entrusts a member of staff with a duty, from their next call on.',
    access: owners,
    activity: 'Gave a duty',
    changes: ['team'],
    params,
    answer: teamMember,
    errors: ['not_found'],
    addition,
  }),
  takeDuty: endpoint({
    method: 'DELETE',
    path: ONE_DUTY,
    summary: 'Takes a duty away from a member of staff, from their next call on. The last owner stays one.',
    access: owners,
    activity: 'Took a duty away',
    changes: ['team'],
    params,
    answer: teamMember,
    errors: ['not_found', 'last_owner'],
    addition,
  }),
};
