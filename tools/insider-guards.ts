// Plays each case of the insider harness without the guards against it: it must break its rules, or the harness is blind.
// With words only the cases whose name has them.
import { spawn } from 'node:child_process';
import { mutatedLaunch } from '@tailgate/kit';
import { CASES } from './insider/src/cases/index.ts';
import { MUTANTS } from './mutants.ts';

const CONSENT = ['consent-of-orders', 'consent-of-charges', 'consent-in-the-database'];
const ITS_DAY = ['money-before-its-instant', 'day-of-completion', 'day-of-services'];

/** The guards of each case by the names of their controls: all layers that stand in its way. */
const GUARDS: readonly (readonly [cases: RegExp, names: readonly string[]])[] = [
  [/^1: a visit in six weeks/, [...CONSENT, ...ITS_DAY]],
  [/^16: the card of a stranger/, [...CONSENT, ...ITS_DAY, 'cards-of-those-who-chose']],
  [/^1: income of a minute/, ['new-income-waits']],
  [/^1: /, CONSENT],
  [/^2: /, ['moves-ahead', 'silent-moves', 'told-start-of-no-shows', 'known-time-of-no-shows']],
  [/^17: /, ['silent-moves', 'free-after-moves', 'known-time-of-cancellations']],
  [
    /^3: /,
    ['gift-card-of-its-seller', 'terms-of-the-seller-cleared', 'owner-in-key-of-gift-cards', 'owner-in-key-of-uses'],
  ],
  [/^6: support changes the name/, ['names-changed-by-support']],
  [/^6: /, ['personal-data-by-consent']],
  [/^9: /, ['caps-between-people']],
];

const guardsOf = (name: string): readonly string[] => {
  const names = GUARDS.find(([cases]) => cases.test(name))?.[1];
  if (!names) throw new Error(`No guard is named for the case "${name}"`);
  return names;
};

const play = (name: string): Promise<number> => {
  const names = guardsOf(name);
  const sources = MUTANTS.filter((mutant) => names.includes(mutant.name)).flatMap(({ source }) => source ?? []);
  const { nodeOptions, environment } = mutatedLaunch(sources);
  const child = spawn(process.execPath, [...nodeOptions, 'tools/insider/src/main.ts', '--unguarded', '--cases', name], {
    env: { ...process.env, ...environment, MUTANT: names.join(',') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (data) => lines.push(String(data)));
  child.stderr.on('data', (data) => lines.push(String(data)));
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      if (code !== 0) process.stdout.write(lines.join(''));
      resolve(code ?? 1);
    });
  });
};

const words = process.argv.slice(2);
const chosen = CASES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
let blind = 0;
for (const { name } of chosen) {
  const isSeen = (await play(name)) === 0;
  if (!isSeen) blind += 1;
  process.stdout.write(`${isSeen ? 'found without its guards' : 'NOT FOUND'}: ${name}\n`);
}
process.stdout.write(`insider guards: ${chosen.length - blind} found, ${blind} not\n`);
process.exit(blind === 0 ? 0 : 1);
