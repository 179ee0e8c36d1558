import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Failure, RowTally, Tally } from './tally.ts';

const MOST_SHOWN_PER_GROUP = 3;
const MOST_ROWS_NAMED = 5;
const MOST_WRITTEN = 2_000;

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const lineOf = ({ name, inputs, statuses, tookMs }: RowTally): string => {
  const sorted = tookMs.toSorted((one, other) => one - other);
  const times = [quantile(sorted, 0.5), quantile(sorted, 0.99), sorted.at(-1) ?? 0].map((ms) =>
    ms.toFixed(ms < 10 ? 1 : 0).padStart(7),
  );
  const spread = [...statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => `${status}:${count}`);
  return `${name.padEnd(36)}${String(inputs).padStart(7)}${times.join('')}     ${spread.join(' ')}`;
};

export const tableOf = (tally: Tally): string =>
  [
    `${'endpoint'.padEnd(36)}${'inputs'.padStart(7)}${'p50'.padStart(7)}${'p99'.padStart(7)}${'max'.padStart(7)} ms  statuses`,
    ...[...tally.rows.values()].map(lineOf),
  ].join('\n');

/** Rows where no input succeeded: their handlers were not fuzzed. */
export const neverSucceeded = (tally: Tally): string[] =>
  [...tally.rows.values()].filter(({ statuses }) => !statuses.has(200) && !statuses.has(204)).map(({ name }) => name);

export const inputsIn = (tally: Tally): number => [...tally.rows.values()].reduce((sum, { inputs }) => sum + inputs, 0);

const rowsOf = (group: readonly Failure[]): string => {
  const rows = [...new Set(group.map(({ row }) => row))];
  const others = rows.length - MOST_ROWS_NAMED;
  return others > 0 ? `${rows.slice(0, MOST_ROWS_NAMED).join(', ')} and ${others} more` : rows.join(', ');
};

/** The same fault shows in many inputs of many rows: grouped by what is wrong, a few of each. */
export const failureLines = (failures: readonly Failure[], seed: number): string[] => {
  const groups = Map.groupBy(failures, ({ problems }) => problems.join('; '));
  return [...groups].flatMap(([problems, group]) => [
    `FAILED ${problems} (${group.length} times in ${rowsOf(group)})`,
    ...group
      .slice(0, MOST_SHOWN_PER_GROUP)
      .flatMap(({ row, input, kind, curl, status, tookMs, answer }) => [
        `  ${row}, ${kind}: status ${status ?? 'none'} in ${tookMs} ms: ${answer.slice(0, 200)}`,
        `    ${curl}`,
        `    again: npm run fuzz -- --seed ${seed} --only ${row}${input >= 0 ? ` --input ${input}` : ''}`,
      ]),
  ]);
};

export const writeFailures = (file: string, seed: number, failures: readonly Failure[]): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ seed, count: failures.length, failures: failures.slice(0, MOST_WRITTEN) }, null, 2)}\n`,
  );
};
