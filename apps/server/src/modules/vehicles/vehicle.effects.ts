import { ERRORS, vehicleMachine } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { bindMachine } from '../../platform/machines/bind-machine.ts';
import { partsOf, readinessOf, type VanColumns, type VanParts } from './van-facts.ts';

/** The parts of a van, read with its row locked. */
const facts = async (tx: Tx, { id }: VanColumns): Promise<{ readonly parts: VanParts }> => {
  const parts = (await partsOf(tx, [id])).get(id);
  if (!parts) throw new Error('A van that was asked for has parts');
  return { parts };
};

export const vehicles = bindMachine(vehicleMachine, {
  facts,
  refusals: { isComplete: ERRORS.vehicle_incomplete.message },
  guards: { isComplete: ({ parts, ...van }, now) => readinessOf(van, parts, now).canBeListed },
});
