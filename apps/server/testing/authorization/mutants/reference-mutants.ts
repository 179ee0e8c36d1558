import { ABILITIES, referencesOf, type Ability } from '@tailgate/contract';
import { everyRow } from '../../../src/platform/access/policy.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { nameOf, type Harness } from '../harness.ts';
import { referenceCells } from '../cells/reference-cells.ts';
import { firstProblem, replaced, type GeneratedMutant } from './generated-mutant.ts';
import { isOpenToAll, ruleOf } from './policy-mutants.ts';
import { openWall } from './wall-mutants.ts';

/** Takes away all that decides about an id: the rule of its ability and the wall around its table. */
const openReference = (ability: Ability) => async (harness: Harness) => {
  const { scope, table } = ABILITIES[ability];
  const closeRule =
    scope === 'policy' ? replaced(ruleOf(ability), { rows: () => everyRow<never>() }) : () => Promise.resolve();
  const closeWall = await openWall(harness, table);
  return async () => {
    await closeRule();
    await closeWall();
  };
};

/** One for each declared reference, judged by what its own endpoint then takes. */
export const referenceMutants = (harness: Harness): GeneratedMutant[] =>
  ENDPOINTS.flatMap((row) =>
    referencesOf(row)
      .filter(({ ability }) => !isOpenToAll(harness, ability))
      .map(({ path, ability }): GeneratedMutant => ({
        kind: 'reference',
        name: `${nameOf(row)} ${path}`,
        reach: { rows: [row], isReached: (reference) => reference.path === path, ability, opensWall: true },
        open: openReference(ability),
        problem: () => firstProblem(harness, [row], [referenceCells]),
      })),
  );
