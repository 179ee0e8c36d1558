// docs/machines.md: every state machine as a table and a diagram, made from its rows. `--verify` fails when it is behind.
import { readFileSync, writeFileSync } from 'node:fs';
import { MACHINES, asList, type Duration, type Machine, type TransitionRow } from '@tailgate/contract';

const FILE = 'docs/machines.md';

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const durationText = (duration: Duration) =>
  Object.entries(duration)
    .map(([unit, count]) => `${count} ${count === 1 ? unit.replace(/s$/, '') : unit}`)
    .join(' ');

const conditionText = (row: TransitionRow) => {
  if (row.after) return `${durationText(row.after)} after entering`;
  if (row.at) return `at \`${row.at}\``;
  return code(row.guards ?? []);
};

const tableRow = ([name, row]: [string, TransitionRow]) => [
  `\`${name}\``,
  asList(row.actor).join(', '),
  row.from === null ? '—' : asList(row.from).join(', '),
  row.to,
  conditionText(row),
  row.reliesOn === undefined ? '' : `\`${row.reliesOn}\``,
  [...(row.changesOwner ? ['another owner'] : []), ...(row.effects ?? []).map((name) => code([name]))].join(', '),
];

const table = (rows: readonly string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const diagram = ({ transitions }: Machine) =>
  Object.entries<TransitionRow>(transitions).flatMap(([name, { from, to }]) =>
    from === null
      ? [`  [*] --> ${to}: ${name}`]
      : asList(from).map((state) => `  ${state} --> ${to === 'unchanged' ? state : to}: ${name}`),
  );

const section = (machine: Machine) => `## ${machine.name}

${machine.summary} Table \`${machine.table}\`, key \`${machine.key}\`.

${table([
  ['Transition', 'Actor', 'From', 'To', 'Timer or guards', 'Money relies on', 'Effects'],
  ['---', '---', '---', '---', '---', '---', '---'],
  ...Object.entries(machine.transitions).map(tableRow),
])}

\`\`\`mermaid
stateDiagram-v2
${diagram(machine).join('\n')}
\`\`\`
`;

const text = `# State machines

Generated from the rows in \`packages/contract\` by \`npm run machines\`. How they are driven:
[platform/machines](../apps/server/src/platform/machines/README.md).

${MACHINES.map((machine) => section(machine)).join('\n')}`;

if (!process.argv.includes('--verify')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text)
  throw new Error(`${FILE} is behind the machines' rows: run npm run machines`);
