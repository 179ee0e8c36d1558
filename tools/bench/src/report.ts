import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Comparison, judgedOf } from './comparison.ts';
import type { SelfTime } from './cpu-profile.ts';
import type { Form } from './forms.ts';
import { describeGoal } from './goal.ts';
import { conclusionOf, verdictOn } from './verdict.ts';

export const ARTEFACTS = join(import.meta.dirname, '../../../artefacts/bench');

export interface Report {
  readonly form: Form;
  readonly loadBefore: number;
  readonly comparisons: readonly Comparison[];
  readonly profiles: Readonly<Record<string, readonly SelfTime[]>>;
}

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

const HEADINGS = ['', 'bare', 'ours', 'unit', 'ratio of', 'median', 'quartiles', 'min … max', 'goal', ''];

const cellsOf = (comparison: Comparison): string[] => {
  const { name, bare, ours, unit, ratio, ratios, goal } = comparison;
  return [
    name,
    figure(bare.median),
    figure(ours.median),
    unit,
    ratio,
    ratios.median.toFixed(2),
    `${ratios.lowerQuartile.toFixed(2)} … ${ratios.upperQuartile.toFixed(2)}`,
    `${ratios.min.toFixed(2)} … ${ratios.max.toFixed(2)}`,
    goal ? describeGoal(goal) : '',
    judgedOf(comparison).map(verdictOn).join(''),
  ];
};

const table = (rows: readonly string[][]): string => {
  const widths = HEADINGS.map((_heading, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const shares = (title: string, times: readonly SelfTime[]): string =>
  [
    `Self time, ${title}:`,
    ...times.map(({ name, share }) => `  ${(share * 100).toFixed(1).padStart(5)} %  ${name}`),
  ].join('\n');

/** Answers whether nothing was missed. */
export const printReport = ({ comparisons, profiles }: Report): boolean => {
  const parts = [
    table([HEADINGS, ...comparisons.map(cellsOf)]),
    ...Object.entries(profiles).map(([title, times]) => shares(title, times)),
  ];
  const { lines, isFine } = conclusionOf('bench', comparisons.flatMap(judgedOf));
  console.log(`\n${[...parts, lines.join('\n')].join('\n\n')}`);
  return isFine;
};

/** Stored with the conditions of the run; figures of different files cannot be compared. */
export const keepReport = async (report: Report): Promise<string> => {
  // real time: when somebody measured this.
  const at = new Date().toISOString();
  const path = join(ARTEFACTS, `${at.replaceAll(/[:.]/g, '-')}.json`);
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, loadAfter: loadavg()[0] };
  await mkdir(ARTEFACTS, { recursive: true });
  await writeFile(path, `${JSON.stringify({ at, machine, ...report }, null, 2)}\n`);
  return path;
};
