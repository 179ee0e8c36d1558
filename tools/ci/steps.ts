export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the step leaves its count of tests; without one the step itself counts as one. */
  readonly report?: string;
}

const script = (name: string, ...options: readonly string[]) => [
  'npm',
  'run',
  '-s',
  name,
  ...(options.length > 0 ? ['--', ...options] : []),
];

/** The schema comes first: row types are read from the database. */
const GENERATED_FILES = [
  'npm run -s db:migrate',
  ...['db:types', 'machines', 'access', 'openapi', 'ci-budget'].map((name) => `npm run -s ${name} -- --verify`),
].join('\n');

/**
 * Everything that must hold. The steps of a track run one after the other, the tracks side by side: each step leaves
 * processors idle now and then, while it starts, waits or runs its last test. What is cheapest to learn of comes first;
 * both tracks take about as long. Steps share nothing but the engines, and no step relies on having them alone.
 */
export const TRACKS: readonly (readonly Step[])[] = [
  [
    { name: 'generated files are current', command: ['bash', '-ec', GENERATED_FILES] },
    {
      name: 'tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=artefacts/vitest.json'],
      report: 'artefacts/vitest.json',
    },
    { name: 'negative controls', command: script('controls', '--rotate') },
    { name: 'generated controls', command: script('mutants', '--rotate') },
    { name: 'fuzz', command: script('fuzz', '--smoke') },
  ],
  [
    { name: 'check', command: script('check') },
    { name: 'web build', command: ['npm', 'run', '-s', 'build', '-w', '@tailgate/web'] },
    { name: 'storm', command: script('storm', '--smoke') },
    { name: 'payment storm', command: script('storm:payments', '--smoke') },
    { name: 'browser journeys', command: script('e2e'), report: 'artefacts/e2e.json' },
    { name: 'bench', command: script('bench', '--smoke') },
    { name: 'slots bench', command: script('bench:slots', '--smoke') },
  ],
];
