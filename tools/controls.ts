// Negative controls: runs tests with their guard taken out, and succeeds only when each of them fails.
// With names only those.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Mutant } from './mutants/mutant.ts';
import { runMutants } from './run-mutants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: 'tools/mutants.ts' },
  },
});
const { MUTANTS } = (await import(resolve(values.mutants))) as { MUTANTS: readonly Mutant[] };
const chosen = MUTANTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const verdicts = await runMutants(chosen);
for (const { mutant, isRed, reason } of verdicts)
  process.stdout.write(isRed ? `red, as expected: ${mutant.name}\n` : `SURVIVED: ${mutant.name} (${reason})\n`);
const survivors = verdicts.filter(({ isRed }) => !isRed);
process.stdout.write(
  `controls: ${verdicts.length - survivors.length} red, ${survivors.length} survived, of ${MUTANTS.length} in the list\n`,
);
process.exit(survivors.length === 0 ? 0 : 1);
