import type { Harness } from '../harness.ts';
import { accessMutants, limitMutants } from './access-mutants.ts';
import type { GeneratedMutant } from './generated-mutant.ts';
import { policyMutants } from './policy-mutants.ts';
import { referenceMutants } from './reference-mutants.ts';
import { sessionMutants } from './session-mutants.ts';
import { wallMutants } from './wall-mutants.ts';

/** Mutants that follow from the contract, the policies and the schema; those of statements are known once they are sent. */
export const declaredMutants = async (harness: Harness): Promise<GeneratedMutant[]> => [
  ...policyMutants(harness),
  ...referenceMutants(harness),
  ...(await wallMutants(harness)),
  ...accessMutants(harness),
  ...(await sessionMutants(harness)),
  ...limitMutants(harness),
];
