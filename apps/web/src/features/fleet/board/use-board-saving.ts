import type { VanUse, VisitChoice } from '@tailgate/contract';
import { useState } from 'react';
import { ApiError } from '#shell/api/api-error.ts';
import { useAction } from '#shell/api/use-action.ts';
import { useWrite } from '#shell/api/use-write.ts';
import type { BoardCall } from './board-plan.ts';
import { LEND, PLAN } from './board-query.ts';

interface ChosenVisit {
  readonly visitId: string;
  readonly choice: VisitChoice;
}

/** A change that was refused because appointments would be left without their van. */
export interface Conflict {
  readonly call: BoardCall;
  readonly visits: readonly VanUse[];
}

/** How many vans are saved at once. */
const AT_ONCE = 4;

/** Sends changes van by van: each is made whole or not at all, and one that is refused keeps no other from being saved. */
export const useBoardSaving = (onSaved: (draftIds: readonly string[]) => void) => {
  const { mutateAsync: plan } = useWrite(PLAN, { errors: 'inline' });
  const { mutateAsync: lend } = useWrite(LEND, { errors: 'inline' });
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async ({ vehicleId, what }: BoardCall, choices: readonly ChosenVisit[]): Promise<void> => {
    const chosen = { choices: [...choices] };
    if (what.kind === 'plan') await plan({ params: { id: vehicleId }, body: { ...what.body, ...chosen } });
    else await lend({ params: { vehicleId }, body: { assignations: [...what.days], ...chosen } });
  };
  /** Whether it was saved. */
  const carryOut = async (call: BoardCall, choices: readonly ChosenVisit[]): Promise<boolean> => {
    try {
      await send(call, choices);
      onSaved(call.draftIds);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const visits = error.code === 'custody_has_visits' ? error.vanUse : [];
      if (visits.length > 0) setConflicts((known) => [...known, { call, visits }]);
      else setProblem(error.message);
      return false;
    }
  };
  const saving = useAction(async (calls: readonly BoardCall[]) => {
    setProblem(null);
    const vans = [...Map.groupBy(calls, ({ vehicleId }) => vehicleId).values()];
    const saved: boolean[] = [];
    const work = async () => {
      for (let ofVan = vans.shift(); ofVan !== undefined; ofVan = vans.shift())
        // What follows of a van builds on what comes before it.
        for (const call of ofVan) {
          const isSaved = await carryOut(call, []);
          saved.push(isSaved);
          if (!isSaved) break;
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return saved.every(Boolean);
  });
  const resolving = useAction(async ({ call, choices }: { call: BoardCall; choices: readonly ChosenVisit[] }) => {
    setConflicts((known) => known.filter((one) => one.call !== call));
    return await carryOut(call, choices);
  });
  return {
    save: saving.mutate,
    isSaving: saving.isPending || resolving.isPending,
    problem,
    conflict: conflicts[0] ?? null,
    resolve: resolving.mutate,
    leave: () => setConflicts((known) => known.slice(1)),
    clear: () => setProblem(null),
  };
};
