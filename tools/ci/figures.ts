import {
  BUSY_CORES,
  processorSeconds,
  SETUP_SECONDS,
  totalAt,
  FULL_PRICES,
  LANDING_PRICES,
  USUAL_CHANGE,
  type Price,
} from './budget.ts';
import { fullSize, sizeNow, specified, type Size } from './size.ts';

interface Cost {
  readonly name: string;
  readonly wallSeconds: number | undefined;
  readonly processorSeconds: number;
}

const seconds = (value: number | undefined) => (value === undefined ? '' : `${Math.round(value)} s`);
const minutes = (value: number) => `${(value / 60).toFixed(1)} min`;

/** Aligned for a terminal: the first column to the left, figures to the right. */
const aligned = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('   '),
    )
    .join('\n');
};

/** What a run took beside what docs/ci-budget.md allows at today's size and at full size. */
export const figuresOf = (prices: readonly Price[], costs: readonly Cost[], wallSeconds: number): string => {
  const [now, full] = [sizeNow(), fullSize()];
  const rowOf = ({ name, wallSeconds: wall, processorSeconds: used }: Cost): string[] => {
    const ofStep = prices.filter(({ step }) => step === name);
    const at = (size: Size) => seconds(ofStep.reduce((sum, price) => sum + processorSeconds(price, size), 0));
    return [name, seconds(wall), seconds(used), at(now), at(full)];
  };
  const used = costs.reduce((sum, cost) => sum + cost.processorSeconds, 0);
  const total = (size: Size) => seconds(totalAt(prices, size).processorSeconds);
  return aligned([
    ['step', 'wall', 'processor', 'budget', 'at full size'],
    ...costs.map(rowOf),
    ['all', seconds(wallSeconds), seconds(used), total(now), total(full)],
  ]);
};

/** A table as the formatter would write it. */
const markdownTable = ([headings = [], ...rows]: readonly (readonly string[])[]): string => {
  const widths = headings.map((_heading, at) => Math.max(3, ...[headings, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

const units = ({ endpoints, screens, journeys }: Size) =>
  `${endpoints} endpoints, ${screens} screens and ${journeys} journeys`;

const pricesTable = (prices: readonly Price[], size: Size): string =>
  markdownTable([
    ['Step', 'Fixed', 'Endpoint', 'Screen', 'Journey', 'At full size'],
    ...prices.map((price) => [
      price.ofChange ? `${price.step} ¹` : price.step,
      ...[price.fixed, price.endpoint, price.screen, price.journey].map((figure) => figure?.toString() ?? ''),
      seconds(processorSeconds(price, size)),
    ]),
    ['**all**', '', '', '', '', `**${seconds(totalAt(prices, size).processorSeconds)}**`],
  ]);

const totalsTable = (now: Size, full: Size): string => {
  const row = (name: string, prices: readonly Price[], change?: Size) => [
    name,
    ...[now, full].map((size) => minutes(totalAt(prices, size, change).wallSeconds)),
  ];
  return markdownTable([
    ['Run', 'Today', 'At full size'],
    row('Landing of a usual change', LANDING_PRICES, USUAL_CHANGE),
    row('Landing of everything', LANDING_PRICES),
    row('Full run', FULL_PRICES),
  ]);
};

/** docs/ci-budget.md. */
export const budgetPage = (): string => {
  const [now, full, listed] = [sizeNow(), fullSize(), specified()];
  return `# What CI costs

Generated from \`tools/ci/budget.ts\` by \`npm run ci-budget\`. Prices are processor seconds (user and system) measured on
two cores at rest: what a step costs anyway, and for each endpoint, screen and journey. Processor time is what a busy
machine changes least: each run prints its own beside these figures. A step that costs more than its price is made
cheaper, or its price is raised here, where the total shows it.

The specification lists ${listed.endpoints} endpoints and ${listed.screens} screens, of which ${listed.builtEndpoints} and ${listed.builtScreens} are built. Today there are
${units(now)}, our own additions among them. With additions in the same
proportion the whole product has ${units(full)}: that is full size.

${totalsTable(now, full)}

Two tracks of steps run side by side and keep ${BUSY_CORES} of two cores busy; set-up on a clean clone takes ${SETUP_SECONDS} s before them.
A landing (\`.ci/run\`) tries what has changed since the last full run (\`npm run ci:full\`). A usual change can affect
${units(USUAL_CHANGE)}.

## Landing

${pricesTable(LANDING_PRICES, full)}

¹ For each unit that the change can affect; the last column is for all of them.

## Full run

${pricesTable(FULL_PRICES, full)}
`;
};
