// Negative controls: runs each suite with its guard taken out, and is content only when the suite goes red.
import { spawnSync } from 'node:child_process';
import { MUTANTS } from './mutants.ts';

const wanted = process.argv.slice(2);
const chosen = MUTANTS.filter((mutant) => wanted.length === 0 || wanted.includes(mutant.name));
let survivors = 0;

for (const mutant of chosen) {
  // Without the cache of transformed modules: it knows the files, not that one of them was changed on the way in.
  const options = ['--project', 'server', '--bail', '1', '--reporter', 'dot', '--fsModuleCache=false'];
  const run = spawnSync('vitest', ['run', ...options, mutant.suite], {
    env: { ...process.env, MUTANT: mutant.name, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  const output = run.stdout + run.stderr;
  // Red because of an assertion: a suite that could not even start proves nothing.
  const red = run.status !== 0 && output.includes('AssertionError');
  if (!red) survivors += 1;
  process.stdout.write(`${red ? 'red, as it should be' : 'SURVIVED'}: ${mutant.name}\n`);
  if (!red) process.stdout.write(`${output.slice(-2000)}\n`);
}

process.stdout.write(`controls: ${chosen.length - survivors} red, ${survivors} survived\n`);
process.exit(survivors === 0 ? 0 : 1);
