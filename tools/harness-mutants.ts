// Takes guards out one by one (rules, references, walls, roles, session checks, limits, filters) and has the
// authorization harness look for the hole. With --kind only those of one kind, with words only those whose names contain
// one of them.
import { parseArgs } from 'node:util';
import { ENDPOINTS } from '../apps/server/testing/authorization/endpoints.ts';
import { Harness } from '../apps/server/testing/authorization/harness.ts';
import { ALL_CELLS, filterMutants } from '../apps/server/testing/authorization/mutants/filter-mutants.ts';
import { declaredMutants } from '../apps/server/testing/authorization/mutants/generate-mutants.ts';
import { firstProblem, type GeneratedMutant } from '../apps/server/testing/authorization/mutants/generated-mutant.ts';
import { secondGuardOf } from '../apps/server/testing/authorization/mutants/second-guard.ts';
import { tapStatements } from '../apps/server/testing/authorization/mutants/sent-statements.ts';
import { setup, teardown } from '../apps/server/testing/global-setup.ts';
import { MUTANTS } from './mutants.ts';
import { verdictOn, type Tried } from './mutants/generated-verdict.ts';
import { REVIEWED_SURVIVORS } from './mutants/reviewed-survivors.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' } },
});
const isWhole = values.kind === undefined && words.length === 0;
const isWanted = ({ kind }: Pick<GeneratedMutant, 'kind'>) => values.kind === undefined || kind === values.kind;
const isNamed = ({ name }: GeneratedMutant) => words.length === 0 || words.some((word) => name.includes(word));

const runAll = async (harness: Harness): Promise<Tried[]> => {
  const tap = tapStatements();
  const mutants = (await declaredMutants(harness)).filter(isWanted);
  if (isWanted({ kind: 'filter' })) mutants.push(...(await filterMutants(harness, tap)));
  const tried: Tried[] = [];
  for (const mutant of mutants.filter(isNamed)) {
    const close = await mutant.open(harness);
    const problem = await mutant.problem(harness);
    await close();
    const { kind, name, reach, open } = mutant;
    const heldBy = problem === undefined && reach ? await secondGuardOf(harness, tap, { open, reach }) : undefined;
    tried.push({ kind, name, problem, heldBy });
  }
  // A mutant that left something behind would have caught those after it.
  const left = isWhole ? await firstProblem(harness, ENDPOINTS, ALL_CELLS) : undefined;
  if (left !== undefined) throw new Error(`After the last mutant: ${left}`);
  return tried;
};

await setup();
const harness = await Harness.open();
const started = process.cpuUsage();
let isFine = false;
try {
  const tried = await runAll(harness);
  const verdict = verdictOn(tried, REVIEWED_SURVIVORS, isWhole, new Set(MUTANTS.map(({ name }) => name)));
  const { user, system } = process.cpuUsage(started);
  process.stdout.write(`${verdict.lines.join('\n')}\n`);
  process.stdout.write(`mutants: ${verdict.total}, ${Math.round((user + system) / 1e6)} s of processor time\n`);
  ({ isFine } = verdict);
} finally {
  await harness.close();
  await teardown();
}
process.exit(isFine ? 0 : 1);
