// One month of slots against the obvious implementation with a date library and against a bare loop over integers, which
// compute the same (month.test.ts). All figures are ratios inside this run.
import type { Goal, Judged } from '../goal.ts';
import { spreadOf, type Spread } from '../rounds.ts';
import { conclusionOf, verdictOn } from '../verdict.ts';
import { BUSY, GRIDS, monthOf } from './month.ts';

const isShort = process.argv.includes('--short');
const ROUNDS = isShort ? 5 : 9;
const TIMES = isShort ? 500 : 2_000;

/** Processor time, which depends little on other load. */
const secondsOf = (work: () => unknown, times: number): number => {
  const begin = process.cpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6 / times;
};

const geometricMean = (values: readonly number[]) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

interface Cell {
  readonly busy: number;
  readonly grid: number;
  readonly engine: Spread;
  readonly overObvious: Spread;
  readonly overBare: Spread;
  readonly daysOverObvious: Spread;
}

const measure = (busy: number, grid: number): Cell => {
  const { ours, obvious, bare, days } = monthOf(busy, grid);
  for (const warm of [ours, bare, days]) secondsOf(warm, TIMES);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    obvious: secondsOf(obvious, 1),
    ours: secondsOf(ours, TIMES),
    bare: secondsOf(bare, TIMES),
    days: secondsOf(days, TIMES),
  }));
  const spread = (of: (round: (typeof rounds)[number]) => number) => spreadOf(rounds.map(of));
  return {
    busy,
    grid,
    engine: spread((round) => round.ours),
    overObvious: spread((round) => round.obvious / round.ours),
    overBare: spread((round) => round.ours / round.bare),
    daysOverObvious: spread((round) => round.obvious / round.days),
  };
};

const cells = GRIDS.flatMap((grid) => BUSY.map((busy) => measure(busy, grid)));
for (const { busy, grid, engine, overObvious, overBare, daysOverObvious } of cells) {
  console.log(
    `${`${busy} busy, grid ${grid}`.padEnd(20)} ${(engine.median * 1e6).toFixed(1).padStart(8)} µs   ${overObvious.median.toFixed(0).padStart(6)} × faster than dates   ${overBare.median.toFixed(2)} × the bare loop   days ${daysOverObvious.median.toFixed(0)} × faster`,
  );
}

/** The cell whose figure is the furthest from its goal, with what that cell measured. */
const worst = (name: string, of: (cell: Cell) => Spread, goal: Goal): Judged => {
  const sorted = cells.map(of).toSorted((one, other) => one.median - other.median);
  const spread = ('atMost' in goal ? sorted.at(-1) : sorted[0]) as Spread;
  return { name, value: spread.median, goal, spreads: [spread] };
};
const engineAt = (grid: number, busy: number) =>
  cells.find((cell) => cell.grid === grid && cell.busy === busy)?.engine as Spread;
const growths = GRIDS.map((grid) => {
  const [none, many] = [engineAt(grid, 0), engineAt(grid, 500)];
  return { value: many.median / none.median, spreads: [none, many] };
});
const worstGrowth = growths.toSorted((one, other) => one.value - other.value).at(-1) as (typeof growths)[number];

const overObvious = cells.map((cell) => cell.overObvious);
const judged: Judged[] = [
  {
    name: 'against dates, geometric mean',
    value: geometricMean(overObvious.map(({ median }) => median)),
    goal: { atLeast: 50 },
    spreads: overObvious,
  },
  worst('against dates, worst cell', (cell) => cell.overObvious, { atLeast: 20 }),
  worst('against the bare loop, worst cell', (cell) => cell.overBare, { atMost: 4 }),
  { name: 'growth from 0 to 500 busy, worst grid', goal: { atMost: 4 }, ...worstGrowth },
  worst('available days against dates, worst cell', (cell) => cell.daysOverObvious, { atLeast: 100 }),
];
for (const one of judged) console.log(`${verdictOn(one).padEnd(12)} ${one.name}: ${one.value.toFixed(2)}`);
const { lines, isFine } = conclusionOf('slots', judged);
for (const line of lines) console.log(line);
process.exitCode = isFine ? 0 : 1;
