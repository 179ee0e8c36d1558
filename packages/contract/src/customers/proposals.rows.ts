import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import * as shape from './customer.schemas.ts';

const OWN = '/v2/customer/change-proposals';
/** The person answers, and nobody for them: support may be who proposed. */
const person = signedInAs(['customer'], { whileImpersonating: 'barred' });
const answered = {
  params: z.object({ id: ref('ownProposal.answer') }),
  answer: shape.proposal,
};
const addition = 'What belongs to a customer with a login is changed with their consent.';

/** Changes that groomers propose to the data of a customer with a login. */
export const proposalRows = {
  listOwnProposals: endpoint({
    method: 'GET',
    path: OWN,
    summary: 'The changes that wait for the customer, the newest first.',
    access: signedInAs(['customer']),
    shows: ['account', 'pets', 'proposals'],
    answer: z.object({ items: z.array(shape.proposal) }),
    addition,
  }),
  acceptProposal: endpoint({
    method: 'POST',
    path: `${OWN}/:id/accept`,
    summary: 'Applies a change. One that is about something that has changed since is superseded and applies nothing.',
    access: person,
    activity: 'Accepted a proposed change',
    changes: ['account', 'appointments', 'customers', 'pets', 'proposals'],
    ...answered,
    errors: ['not_found', 'illegal_transition'],
    addition,
  }),
  declineProposal: endpoint({
    method: 'POST',
    path: `${OWN}/:id/decline`,
    summary: 'Declines a change; nothing is applied.',
    access: person,
    activity: 'Declined a proposed change',
    changes: ['proposals'],
    ...answered,
    errors: ['not_found', 'illegal_transition'],
    addition,
  }),
  withdrawProposal: endpoint({
    method: 'POST',
    path: '/v2/service-provider/change-proposals/:id/withdraw',
    summary: 'Withdraws a proposed change that the customer has not answered.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Withdrew a proposed change',
    changes: ['customers', 'pets', 'proposals'],
    params: z.object({ id: ref('proposal.withdraw') }),
    answer: shape.proposal,
    errors: ['not_found', 'illegal_transition'],
    addition,
  }),
};
