// Takes guards out one by one (rules, references, walls, roles, session checks, limits, filters) and has the
// authorization harness look for the hole. With --kind only those of one kind; with --rotate the part that belongs to
// the commit, for CI.
import { parseArgs } from 'node:util';
import { ENDPOINTS } from '../apps/server/testing/authorization/endpoints.ts';
import { Harness } from '../apps/server/testing/authorization/harness.ts';
import { ALL_CELLS, filterMutants } from '../apps/server/testing/authorization/mutants/filter-mutants.ts';
import { declaredMutants } from '../apps/server/testing/authorization/mutants/generate-mutants.ts';
import { firstProblem, type GeneratedMutant } from '../apps/server/testing/authorization/mutants/generated-mutant.ts';
import { secondGuardOf } from '../apps/server/testing/authorization/mutants/second-guard.ts';
import { tapStatements } from '../apps/server/testing/authorization/mutants/sent-statements.ts';
import { setup, teardown } from '../apps/server/testing/global-setup.ts';
import { verdictOn, type Tried } from './mutants/generated-verdict.ts';
import { REVIEWED_SURVIVORS } from './mutants/reviewed-survivors.ts';
import { MUTANTS } from './mutants.ts';
import { commitAtHead, partFor } from './rotate-mutants.ts';

const PARTS = 8;

const { values } = parseArgs({ options: { kind: { type: 'string' }, rotate: { type: 'boolean', default: false } } });
const isWhole = !values.rotate && values.kind === undefined;
const partOf = <T>(all: readonly T[]): T[] => (values.rotate ? partFor(all, PARTS, commitAtHead().hash) : [...all]);
const isWanted = ({ kind }: Pick<GeneratedMutant, 'kind'>) => values.kind === undefined || kind === values.kind;
/** A survivor is looked for everywhere before it counts as one, which takes long: in CI only those that are not known. */
const isTried = ({ kind, name }: GeneratedMutant) => !values.rotate || !(`${kind}: ${name}` in REVIEWED_SURVIVORS);

const runAll = async (harness: Harness): Promise<Tried[]> => {
  const tap = tapStatements();
  const mutants = partOf(await declaredMutants(harness)).filter(isWanted);
  if (isWanted({ kind: 'filter' })) mutants.push(...(await filterMutants(harness, tap, partOf(ENDPOINTS))));
  const tried: Tried[] = [];
  for (const mutant of mutants.filter(isTried)) {
    const close = await mutant.open(harness);
    const problem = await mutant.problem(harness);
    await close();
    const { kind, name, row } = mutant;
    const heldBy = problem === undefined && row ? await secondGuardOf(harness, tap, { ...mutant, row }) : undefined;
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
