// Search latency at constant density from few providers to many, at ten times the density, and without its index as a
// negative control. Then its throughput against pgbench with the same statements. All figures are ratios of this run.
import { loadavg } from 'node:os';
import { clockOffsetMs } from '@tailgate/kit';
import { judgedOf } from '../comparison.ts';
import { describeGoal, type Judged } from '../goal.ts';
import { spreadOf, type Spread } from '../rounds.ts';
import { conclusionOf, verdictOn } from '../verdict.ts';
import { measureFirstStep, measureSearches, prepareSearches } from './measure.ts';
import { compareThroughput } from './throughput.ts';
import { openSearchWorld, type SearchWorld } from './world.ts';

const isShort = process.argv.includes('--short');
const SIZES = isShort ? [500, 5_000] : [1_000, 10_000, 100_000];
const SEARCHES = isShort ? 30 : 300;
const FIRST_STEPS = isShort ? 200 : 1_000;
/** Medians of several passes over the same searches: how far they are apart says whether the machine was quiet. */
const PASSES = isShort ? 5 : 3;
const DENSE = 10;
const GROWTH_AT_MOST = 1.5;
const EFFORT = isShort ? { rounds: 5, seconds: 3 } : { rounds: 9, seconds: 5 };

const mediansOf = async (measurePass: () => Promise<Spread>): Promise<Spread> => {
  const medians: number[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) medians.push((await measurePass()).median);
  return spreadOf(medians);
};

const firstStepOf = (world: SearchWorld) => mediansOf(() => measureFirstStep(world, FIRST_STEPS));

/** Milliseconds of the whole search, in the order that takes longer. */
const measure = async (name: string, world: SearchWorld, sessions: readonly string[]): Promise<Spread> => {
  // Once each to warm up, so that plans, caches and compiled code are those of a running server.
  await measureSearches(world, sessions, 'price');
  await measureSearches(world, sessions, 'soonest');
  const measured: Spread[] = [];
  for (const order of ['price', 'soonest'] as const) {
    let found = 0;
    const spread = await mediansOf(async () => {
      const pass = await measureSearches(world, sessions, order);
      ({ found } = pass);
      return pass.milliseconds;
    });
    const { median, lowerQuartile, upperQuartile } = spread;
    console.log(
      `${name.padEnd(34)} ${order.padEnd(8)} p50 ${median.toFixed(2)} ms (${lowerQuartile.toFixed(2)} … ${upperQuartile.toFixed(2)}), ${found.toFixed(1)} found`,
    );
    measured.push(spread);
  }
  return measured.toSorted((one, other) => one.median - other.median).at(-1) as Spread;
};

interface Size {
  readonly p50: Spread;
  readonly firstStep: Spread;
  readonly p50WithoutIndex: Spread;
  readonly firstStepWithoutIndex: Spread;
  readonly throughput: readonly Judged[];
}

const measureSize = async (providers: number): Promise<Size> => {
  const world = await openSearchWorld(providers);
  try {
    const sessions = await prepareSearches(world, SEARCHES);
    const firstStep = await firstStepOf(world);
    const p50 = await measure(`${providers} providers`, world, sessions);
    const isLast = providers === SIZES.at(-1);
    const throughput = isLast ? (await compareThroughput(world, sessions, EFFORT)).flatMap(judgedOf) : [];
    await world.api.database.asOwner((owner) => owner.query('drop index work_zones_area'));
    const firstStepWithoutIndex = await firstStepOf(world);
    const p50WithoutIndex = await measure(`${providers} providers, no index`, world, sessions);
    return { p50, firstStep, p50WithoutIndex, firstStepWithoutIndex, throughput };
  } finally {
    await world.close();
  }
};

const measureDense = async (): Promise<Spread> => {
  const dense = await openSearchWorld(SIZES.at(-1) ?? 0, DENSE);
  try {
    const name = `${dense.providers} providers, ${DENSE} × the density`;
    return await measure(name, dense, await prepareSearches(dense, SEARCHES));
  } finally {
    await dense.close();
  }
};

const ratio = (name: string, from: Spread, to: Spread, goal: Judged['goal']): Judged => ({
  name,
  value: to.median / from.median,
  goal,
  spreads: [from, to],
});

clockOffsetMs();
console.log(`search: ${isShort ? 'short' : 'long'} form; load average before: ${(loadavg()[0] ?? 0).toFixed(2)}`);
const sizes: Size[] = [];
for (const providers of SIZES) sizes.push(await measureSize(providers));
const [few, many] = [sizes[0], sizes.at(-1)] as [Size, Size];
// Negative control. In the short form planning hides the cost of reading a few thousand zones, so use the first step.
const control = isShort ? ('firstStepWithoutIndex' as const) : ('p50WithoutIndex' as const);
const judged: Judged[] = [
  ...many.throughput,
  ratio('growth at constant density', few.p50, many.p50, { atMost: GROWTH_AT_MOST }),
  ratio('growth of the first step', few.firstStep, many.firstStep, { atMost: GROWTH_AT_MOST }),
  ratio('growth without the index', few[control], many[control], { above: GROWTH_AT_MOST }),
  ratio(`${DENSE} × the density`, many.p50, await measureDense(), { atMost: DENSE }),
];
for (const one of judged)
  console.log(`${verdictOn(one).padEnd(12)} ${one.name}: ${one.value.toFixed(2)} (${describeGoal(one.goal)})`);
const { lines, isFine } = conclusionOf('search', judged);
for (const line of lines) console.log(line);
process.exitCode = isFine ? 0 : 1;
