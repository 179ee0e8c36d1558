// Search latency at constant density from few providers to many, at ten times the density, and without its index as a
// negative control. Then its throughput against pgbench with the same statements. All figures are ratios of this run.
import { loadavg } from 'node:os';
import { describeGoal, isMet } from '../comparison.ts';
import { measureFirstStep, measureSearches, prepareSearches, type Measured } from './measure.ts';
import { compareThroughput } from './throughput.ts';
import { openSearchWorld, type SearchWorld } from './world.ts';

const short = process.argv.includes('--short');
const SIZES = short ? [500, 5_000] : [1_000, 10_000, 100_000];
const SEARCHES = short ? 30 : 300;
const FIRST_STEPS = short ? 200 : 1_000;
const DENSE = 10;
const GROWTH_AT_MOST = 1.5;
const EFFORT = short ? { rounds: 3, seconds: 3 } : { rounds: 9, seconds: 5 };

const missed: string[] = [];
const check = (name: string, isGood: boolean, figures: string) => {
  if (!isGood) missed.push(name);
  console.log(`${isGood ? 'met   ' : 'MISSED'} ${name}: ${figures}`);
};
const describe = ({ milliseconds: { median, lowerQuartile, upperQuartile }, found }: Measured) =>
  `p50 ${median.toFixed(2)} ms (${lowerQuartile.toFixed(2)} … ${upperQuartile.toFixed(2)}), ${found.toFixed(1)} found`;

const measure = async (name: string, world: SearchWorld, sessions: readonly string[]): Promise<number> => {
  // Twice as many to warm up, so that plans, caches and compiled code are those of a running server.
  await measureSearches(world, sessions, 'price');
  await measureSearches(world, sessions, 'soonest');
  const medians: number[] = [];
  for (const order of ['price', 'soonest'] as const) {
    const measured = await measureSearches(world, sessions, order);
    console.log(`${name.padEnd(34)} ${order.padEnd(8)} ${describe(measured)}`);
    medians.push(measured.milliseconds.median);
  }
  return Math.max(...medians);
};

console.log(`search: ${short ? 'short' : 'long'} form; load average before: ${(loadavg()[0] ?? 0).toFixed(2)}`);
const p50: number[] = [];
const firstStep: number[] = [];
const withoutIndex: number[] = [];
const firstStepWithoutIndex: number[] = [];
for (const size of SIZES) {
  const world = await openSearchWorld(size);
  try {
    const sessions = await prepareSearches(world, SEARCHES);
    firstStep.push((await measureFirstStep(world, FIRST_STEPS)).median);
    p50.push(await measure(`${size} providers`, world, sessions));
    if (size === SIZES.at(-1)) {
      for (const comparison of await compareThroughput(world, sessions, EFFORT)) {
        const { name, bare, ours, ratios, goal } = comparison;
        const figures = `${ratios.median.toFixed(2)} (${ours.median.toFixed(0)} against ${bare.median.toFixed(0)} calls/s, ${goal ? describeGoal(goal) : ''})`;
        check(name, isMet(comparison), figures);
      }
    }
    await world.api.database.asOwner((owner) => owner.query('drop index work_zones_area'));
    firstStepWithoutIndex.push((await measureFirstStep(world, FIRST_STEPS)).median);
    withoutIndex.push(await measure(`${size} providers, no index`, world, sessions));
  } finally {
    await world.close();
  }
}
const dense = await openSearchWorld(SIZES.at(-1) ?? 0, DENSE);
let denseP50: number;
try {
  denseP50 = await measure(
    `${dense.providers} providers, ${DENSE} × the density`,
    dense,
    await prepareSearches(dense, SEARCHES),
  );
} finally {
  await dense.close();
}

const growth = (figures: readonly number[]) => (figures.at(-1) ?? Number.NaN) / (figures[0] ?? Number.NaN);
check('growth at constant density', growth(p50) <= GROWTH_AT_MOST, `${growth(p50).toFixed(2)} × (≤ ${GROWTH_AT_MOST})`);
check(
  'growth of the first step',
  growth(firstStep) <= GROWTH_AT_MOST,
  `${growth(firstStep).toFixed(2)} × (≤ ${GROWTH_AT_MOST}; ${firstStep.map((ms) => ms.toFixed(2)).join(' → ')} ms)`,
);
// Negative control. In the short form planning hides the cost of reading a few thousand zones, so use the first step.
const control = short ? firstStepWithoutIndex : withoutIndex;
check(
  'growth without the index',
  growth(control) > GROWTH_AT_MOST,
  `${growth(control).toFixed(2)} × (> ${GROWTH_AT_MOST}; ${control.map((ms) => ms.toFixed(2)).join(' → ')} ms)`,
);
const denser = denseP50 / (p50.at(-1) ?? Number.NaN);
check(`${DENSE} × the density costs less than ${DENSE} ×`, denser < DENSE, `${denser.toFixed(2)} ×`);
process.exitCode = missed.length === 0 ? 0 : 1;
