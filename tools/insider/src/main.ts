import { clockOffsetMs } from '@tailgate/kit';
import { CASES, knownRules } from './cases/index.ts';
import { FAIR_STORIES } from './cases/fair.ts';
import { runCase, runFairStory, type CaseVerdict } from './cases/run-cases.ts';
import { drawActs } from './draw/draw-acts.ts';
import { readOptions, USAGE, type InsiderOptions } from './options.ts';
import { caseLines, foundLines, knownLines, lastLine } from './report.ts';
import { runSequences } from './run/run-sequences.ts';
import type { RuleName } from './watch/rules.ts';
import { openLanes, type Lane } from './world/lanes.ts';

const say = (lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

/** Answers how many cases are not as they should be. */
const tryCases = async (lane: Lane, { cases, only, isUnguarded }: InsiderOptions): Promise<number> => {
  if (only !== undefined) return 0;
  let wrong = 0;
  const isWanted = ({ name }: { readonly name: string }) => name.includes(cases ?? '');
  const tell = (verdict: CaseVerdict) => {
    say(caseLines(verdict, cases !== undefined));
    if (!verdict.isRight) wrong += 1;
  };
  for (const story of isUnguarded ? [] : FAIR_STORIES.filter(isWanted)) tell(await runFairStory(lane.openScene, story));
  for (const one of CASES.filter(isWanted)) {
    const guardedOnMain = one.guardedOnMain && !isUnguarded;
    tell(await runCase(lane.openScene, { ...one, guardedOnMain }));
  }
  return wrong;
};

const main = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const { seed, sequences, only, seconds, cases, isStrict } = options;
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
  const { lanes, close } = await openLanes(options.lanes);
  try {
    const [first] = lanes;
    const wrong = first ? await tryCases(first, options) : 0;
    const known = isStrict ? new Set<RuleName>() : knownRules(CASES);
    const startedAt = performance.now();
    const elapsed = () => (performance.now() - startedAt) / 1000;
    const wanted = cases === undefined ? sequences : 0;
    const tally = await runSequences({
      lanes,
      indexes: only === undefined ? Array.from({ length: wanted }, (_unused, index) => index) : [only],
      actsOf: (index) => drawActs(seed, index),
      isKnown: (rule) => known.has(rule),
      goesOn: () => elapsed() < seconds && !interrupted.signal.aborted,
    });
    say(knownLines(tally));
    for (const found of tally.found) say(foundLines(found, seed));
    const violations = wrong + tally.found.length;
    console.log(lastLine(tally, { violations, seed, seconds: elapsed() }));
    return violations > 0 ? 1 : 0;
  } finally {
    await close();
  }
};

clockOffsetMs();
try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
