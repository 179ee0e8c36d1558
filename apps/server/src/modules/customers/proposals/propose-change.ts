import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { create, transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { areSame, changesBetween, wantedTogether, type PersonalValues } from './changes.rules.ts';
import { customerProposals } from './customer-proposal.effects.ts';
import { openProposalAbout, type About } from './proposals.queries.ts';

interface Proposed extends Omit<About, 'providerId'> {
  /** As it is stored and as the groomer wants it; a removal changes no fields. */
  readonly current: PersonalValues;
  readonly wanted: PersonalValues;
}

const isRemoval = ({ kind }: Proposed) => kind === 'pet_removal' || kind === 'vaccination_removal';

/**
 * Asks the customer instead of changing. What the groomer proposed about the same before is part of it, so that there is
 * one answer to give; saying the same again changes nothing and tells nobody. The account of the customer is locked.
 */
export const proposeChange = async (tx: Tx, viewer: Viewer, proposed: Proposed, platform: Platform): Promise<void> => {
  const { customerId, kind, petId, vaccinationId, current, wanted } = proposed;
  const about = { providerId: viewer.accountId, customerId, kind, petId, vaccinationId };
  const asked = changesBetween(current, wanted);
  if (!isRemoval(proposed) && Object.keys(asked).length === 0) return;
  const before = await openProposalAbout(tx, about);
  const changes = changesBetween(current, wantedTogether(before?.changes ?? {}, asked));
  if (before) {
    if (areSame(before.changes, changes)) return;
    const moved = { id: before.id, name: 'supersede', actor: 'system', viewer } as const;
    await transition(tx, customerProposals, moved, platform);
  }
  const values = {
    id: newId(),
    provider_id: viewer.accountId,
    customer_id: customerId,
    impersonator_id: viewer.impersonatorId,
    kind,
    pet_id: petId,
    vaccination_id: vaccinationId,
    changes: JSON.stringify(changes),
    created_at: platform.clock.now(),
  };
  await create(tx, customerProposals, { name: 'propose', actor: 'groomer', viewer, values }, platform);
};
