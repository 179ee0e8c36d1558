import type { EndpointRow } from '@tailgate/contract';
import type { Harness } from '../harness.ts';
import { referenceCells } from '../reference-cells.ts';
import { withoutFilters } from './filters.ts';
import type { GeneratedMutant } from './generated-mutant.ts';
import type { StatementTap } from './sent-statements.ts';

const problemsOf = async (harness: Harness, row: EndpointRow): Promise<string[]> =>
  (await referenceCells(harness, row)).flatMap(({ who, problem }) =>
    problem === undefined ? [] : [`${who}: ${problem}`],
  );

interface Candidate {
  readonly condition: string;
  readonly text: string;
  readonly open: string;
  readonly problems: readonly string[];
}

/** With the mutant open: conditions whose removal the harness then notices. */
const candidatesOf = async (harness: Harness, tap: StatementTap, row: EndpointRow): Promise<Candidate[]> => {
  const sent = await tap.during(() => referenceCells(harness, row));
  const candidates: Candidate[] = [];
  for (const text of sent)
    for (const { condition, open } of withoutFilters(text)) {
      tap.change(text, open);
      const problems = await problemsOf(harness, row);
      tap.restore();
      if (problems.length > 0) candidates.push({ condition, text, open, problems });
    }
  return candidates;
};

/**
 * What else holds a reference whose check can be removed unnoticed: a condition on the owner in one of the statements
 * that follow. Without both, the harness must notice something that it does not notice without that condition alone.
 */
export const secondGuardOf = async (
  harness: Harness,
  tap: StatementTap,
  mutant: GeneratedMutant & { readonly row: EndpointRow },
): Promise<string | undefined> => {
  const close = await mutant.open(harness);
  const candidates = await candidatesOf(harness, tap, mutant.row);
  await close();
  for (const { condition, text, open, problems } of candidates) {
    tap.change(text, open);
    const alone = await problemsOf(harness, mutant.row);
    tap.restore();
    if (problems.some((problem) => !alone.includes(problem))) return condition;
  }
  return undefined;
};
