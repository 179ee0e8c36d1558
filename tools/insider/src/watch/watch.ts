import type { Scene } from '../world/scene.ts';
import { chargeViolations } from './invariants/charges.ts';
import { ledgerViolations, payoutViolations } from './invariants/ledger.ts';
import { messageViolations } from './invariants/messages.ts';
import { peopleViolations } from './invariants/people.ts';
import type { Violation } from './rules.ts';
import { readState } from './state.ts';
import { toldAfter, toldAtFirst, type Happened } from './told.ts';

export interface Watch {
  /** What is wrong since the last look. */
  look(happened: Happened): Promise<readonly Violation[]>;
}

/** Compares a scene with what it was before each act. */
export const watchOver = async (scene: Scene): Promise<Watch> => {
  const { siteId, ids } = scene;
  const read = () => scene.database.asOwner((owner) => readState(owner, siteId));
  let before = await read();
  let told = toldAtFirst(before);
  // The fees that were shown at booking: staff may change them afterwards.
  const { fees } = before;
  return {
    look: async (happened) => {
      const after = await read();
      const violations = [
        ...chargeViolations(before, after, { told, happened, fees }),
        ...ledgerViolations(after),
        ...payoutViolations(before, after),
        ...peopleViolations(before, after, { happened, ids }),
        ...messageViolations(after, happened.now),
      ];
      told = toldAfter(told, before, after, happened);
      before = after;
      return violations;
    },
  };
};
