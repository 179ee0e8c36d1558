import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../accounts/index.ts';
import { lockPet } from '../pets.queries.ts';
import { customerProposals } from './customer-proposal.effects.ts';
import { isOutdated } from './is-outdated.ts';
import { proposalById, proposalIdOf } from './proposals.queries.ts';

/**
 * Accepts or declines. A proposal about something that has changed since is superseded instead of accepted: the customer
 * was shown another value than the one that would be overwritten.
 */
export const answerProposal = async (
  tx: Tx,
  viewer: Viewer,
  { proposal, answer }: { readonly proposal: Rows<'customer_change_proposals'>; readonly answer: 'accept' | 'decline' },
  platform: Platform,
): Promise<string> => {
  const id = await proposalIdOf(tx, proposal);
  // Whoever proposes waits for the same account.
  await lockAccount(tx, viewer.accountId);
  const row = await proposalById(tx, id);
  if (row.pet_id !== null) await lockPet(tx, row.pet_id);
  const isTooLate = answer === 'accept' && row.status === 'open' && (await isOutdated(tx, row, platform));
  const move = isTooLate
    ? ({ name: 'supersede', actor: 'system' } as const)
    : ({ name: answer, actor: 'customer' } as const);
  await transition(tx, customerProposals, { id, viewer, ...move }, platform);
  return id;
};
