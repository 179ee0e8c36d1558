// One month of slots against the obvious implementation with a date library and against a bare loop over integers.
// Outputs are compared before anything is timed; all figures are ratios inside this run.
import { strict as assert } from 'node:assert';
import { availableDays, MINUTES_PER_DAY, slotsBetween, zoneOffsets, type Busy, type World } from '@tailgate/slots';
import { spreadOf } from '../rounds.ts';
import { bareSlots } from './bare-loop.ts';
import { obviousSlots } from './obvious.ts';

const ZONE = 'America/Chicago';
const FIRST_DATE = '2026-06-01';
const DAYS = 30;
const FIRST_DAY = Date.parse(FIRST_DATE) / 86_400_000;
const OFFSET = -300;
/** For CI: outputs are compared as always; only ratios far from their limits are checked. */
const isSmoke = process.argv.includes('--smoke');
const ROUNDS = isSmoke ? 1 : 9;
const TIMES = isSmoke ? 200 : 2_000;

const zone = zoneOffsets(ZONE, (FIRST_DAY - 5) * MINUTES_PER_DAY, (FIRST_DAY + DAYS + 5) * MINUTES_PER_DAY);

/** Spread evenly over working time, each with a 15-minute drive before and after. */
const busyOf = (count: number): Busy[] => {
  const perDay = count / DAYS;
  return Array.from({ length: count }, (_, index) => {
    const day = Math.floor(index / perDay);
    const place = index - day * perDay;
    const start = (FIRST_DAY + day) * MINUTES_PER_DAY + 480 + Math.floor((place * 600) / Math.max(perDay, 1)) - OFFSET;
    return { start, end: start + 15, legTo: 5, legFrom: 5 };
  });
};

const worldOf = (busy: number, gridMinutes: number): World => ({
  zone,
  windows: ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, start: 480, end: 1080 })),
  zoneDays: [1, 2, 3, 4, 5, 6, 7],
  timeOff: [],
  busy: busyOf(busy),
  serviceMinutes: 60,
  gridMinutes,
  notBefore: Number.NEGATIVE_INFINITY,
});

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
  readonly name: string;
  readonly engine: number;
  readonly overObvious: number;
  readonly overBare: number;
  readonly daysOverObvious: number;
}

const measure = (busy: number, grid: number): Cell => {
  const world = worldOf(busy, grid);
  const ours = () => slotsBetween(world, FIRST_DAY, FIRST_DAY + DAYS);
  const days = () => availableDays(world, FIRST_DAY, FIRST_DAY + DAYS);
  const obvious = () => obviousSlots(world, ZONE, FIRST_DATE, DAYS);
  const bare = () => bareSlots(world, OFFSET, FIRST_DAY, DAYS);
  const expected = obvious();
  assert.deepEqual(ours(), expected);
  assert.deepEqual(bare(), expected);
  const dayOf = (minute: number) => Math.floor((minute + OFFSET) / MINUTES_PER_DAY) - FIRST_DAY;
  const open = new Set(expected.map(dayOf));
  assert.deepEqual(
    days(),
    Array.from({ length: DAYS }, (_, day) => open.has(day)),
  );
  for (const warm of [ours, bare, days]) secondsOf(warm, TIMES);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    obvious: secondsOf(obvious, 1),
    ours: secondsOf(ours, TIMES),
    bare: secondsOf(bare, TIMES),
    days: secondsOf(days, TIMES),
  }));
  const median = (of: (round: (typeof rounds)[number]) => number) => spreadOf(rounds.map(of)).median;
  return {
    name: `${busy} busy, grid ${grid}`,
    engine: median(({ ours: seconds }) => seconds),
    overObvious: median((round) => round.obvious / round.ours),
    overBare: median((round) => round.ours / round.bare),
    daysOverObvious: median((round) => round.obvious / round.days),
  };
};

const cells = [15, 30, 60].flatMap((grid) => [0, 100, 500].map((busy) => measure(busy, grid)));
for (const cell of cells) {
  console.log(
    `${cell.name.padEnd(20)} ${(cell.engine * 1e6).toFixed(1).padStart(8)} µs   ${cell.overObvious.toFixed(0).padStart(6)} × faster than dates   ${cell.overBare.toFixed(2)} × the bare loop   days ${cell.daysOverObvious.toFixed(0)} × faster`,
  );
}
const growth = [15, 30, 60].map((grid) => {
  const at = (busy: number) => cells.find(({ name }) => name === `${busy} busy, grid ${grid}`)?.engine ?? Number.NaN;
  return at(500) / at(0);
});
const overObvious = cells.map((cell) => cell.overObvious);
const results = isSmoke
  ? ([['against dates, geometric mean', geometricMean(overObvious), '≥', 10]] as const)
  : ([
      ['against dates, geometric mean', geometricMean(overObvious), '≥', 50],
      ['against dates, worst cell', Math.min(...overObvious), '≥', 20],
      ['against the bare loop, worst cell', Math.max(...cells.map((cell) => cell.overBare)), '≤', 4],
      ['growth from 0 to 500 busy, worst grid', Math.max(...growth), '≤', 4],
      ['available days against dates, worst cell', Math.min(...cells.map((cell) => cell.daysOverObvious)), '≥', 100],
    ] as const);
let met = true;
for (const [name, value, sign, goal] of results) {
  const isMet = sign === '≥' ? value >= goal : value <= goal;
  met &&= isMet;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${name}: ${value.toFixed(2)} (${sign} ${goal})`);
}
process.exitCode = met ? 0 : 1;
