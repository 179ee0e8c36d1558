import {
  BUSY_CORES,
  FULL_SIZE,
  PRICES,
  processorSeconds,
  SETUP_SECONDS,
  sizeNow,
  totalAt,
  type Price,
  type Size,
} from './budget.ts';

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

const rowOf = ({ name, wallSeconds, processorSeconds: used }: Cost, size: Size): string[] => {
  const price = PRICES.find((candidate) => candidate.step === name);
  return [
    name,
    seconds(wallSeconds),
    seconds(used),
    seconds(price && processorSeconds(price, size)),
    seconds(price && processorSeconds(price, FULL_SIZE)),
  ];
};

/** What this run took beside what docs/ci-budget.md allows at today's size and at full size. */
export const figuresOf = (costs: readonly Cost[], wallSeconds: number): string => {
  const size = sizeNow();
  const used = costs.reduce((sum, cost) => sum + cost.processorSeconds, 0);
  const [now, full] = [totalAt(size), totalAt(FULL_SIZE)];
  return aligned([
    ['step', 'wall', 'processor', 'budget', 'at full size'],
    ...costs.map((cost) => rowOf(cost, size)),
    ['all', seconds(wallSeconds), seconds(used), seconds(now.processorSeconds), seconds(full.processorSeconds)],
  ]);
};

/** A table as the formatter would write it. */
const markdownTable = ([headings = [], ...rows]: readonly (readonly string[])[]): string => {
  const widths = headings.map((_heading, at) => Math.max(3, ...[headings, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

const priceRow = (price: Price): string[] => [
  price.step,
  ...[price.fixed, price.endpoint, price.screen, price.journey].map((figure) => figure?.toString() ?? ''),
  seconds(processorSeconds(price, FULL_SIZE)),
];

/** docs/ci-budget.md. */
export const budgetPage = (): string => {
  const full = totalAt(FULL_SIZE);
  return `# What CI costs

Generated from \`tools/ci/budget.ts\` by \`npm run ci-budget\`. Prices are processor seconds (user and system) measured on
two cores at rest: what a step costs anyway, and for each endpoint, screen and journey. Processor time is what a busy
machine changes least: \`npm run ci\` prints its own beside these figures. A step that costs more than its price is made
cheaper, or its price is raised here, where the total shows it.

${markdownTable([
  ['Step', 'Fixed', 'Endpoint', 'Screen', 'Journey', 'At full size'],
  ...PRICES.map(priceRow),
  ['**all**', '', '', '', '', `**${seconds(full.processorSeconds)}**`],
])}

Full size is ${FULL_SIZE.endpoints} endpoints, ${FULL_SIZE.screens} screens and ${FULL_SIZE.journeys} journeys. Two tracks of steps run side by side and keep
${BUSY_CORES} of two cores busy; set-up on a clean clone takes ${SETUP_SECONDS} s before them. That makes **${minutes(full.wallSeconds)}** at full size.
`;
};
