import type { proposalRows } from '@tailgate/contract';
import type { Handlers } from '../../../platform/http/call.ts';
import { answerProposal } from './answer-proposal.ts';
import { proposalAnswer, proposalsForCustomer } from './proposal-answers.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

export const proposalHandlers: Handlers<typeof proposalRows> = {
  listOwnProposals: async ({ tx, platform, viewer }) => ({
    items: await proposalsForCustomer(tx, viewer.accountId, platform),
  }),
  acceptProposal: async ({ tx, platform, viewer, params, allowed }) => {
    const id = await answerProposal(tx, viewer, { proposal: allowed(params.id), answer: 'accept' }, platform);
    return await proposalAnswer(tx, id, 'customer', platform);
  },
  declineProposal: async ({ tx, platform, viewer, params, allowed }) => {
    const id = await answerProposal(tx, viewer, { proposal: allowed(params.id), answer: 'decline' }, platform);
    return await proposalAnswer(tx, id, 'customer', platform);
  },
  withdrawProposal: async ({ tx, platform, viewer, params, allowed }) => {
    const id = await withdrawProposal(tx, viewer, allowed(params.id), platform);
    return await proposalAnswer(tx, id, 'groomer', platform);
  },
};
