import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { customerProposals } from './customer-proposal.effects.ts';
import { proposalIdOf } from './proposals.queries.ts';

/** As long as the customer has not answered. */
export const withdrawProposal = async (
  tx: Tx,
  viewer: Viewer,
  proposal: Rows<'customer_change_proposals'>,
  platform: Platform,
): Promise<string> => {
  const id = await proposalIdOf(tx, proposal);
  await transition(tx, customerProposals, { id, name: 'withdraw', actor: 'groomer', viewer }, platform);
  return id;
};
